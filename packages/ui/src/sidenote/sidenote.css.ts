import type { GlobalStyleRule } from '@vanilla-extract/css';
import { margin, withHeading } from '../layout/layout.css';
import { inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { breakpoint } from '../styles/tokens';

/** In the margin: as wide as a sentence of a few words needs, and never wider than the narrowest margin. */
const WIDTH = 'min(14rem, 22vw)';
/** Between the notes and the text, as between the columns of a section. */
const GAP = vars.space['12'];

const onWide = (selector: string, rule: GlobalStyleRule) => inside(selector, { '@media': { [breakpoint.wide]: rule } });

export const root = partRoot({
  marginBlockStart: vars.space['2'],
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `2px solid ${vars.color.mark}`,
  '@media': {
    [breakpoint.wide]: {
      float: 'inline-start',
      clear: 'inline-start',
      inlineSize: WIDTH,
      marginInlineStart: `calc(-1 * (${WIDTH} + ${GAP}))`,
      // On the line at which it was written.
      marginBlock: '0.2em 1em',
      paddingInlineStart: 0,
      border: 0,
      textAlign: 'end',
    },
  },
});

// In a list the text is further in.
onWide(`li > ${root}`, { marginInlineStart: `calc(-1 * (${WIDTH} + ${GAP}) - 1.25 * ${vars.size.body})` });

// A section with notes is a page with a margin: its heading makes room for them, and a line parts them from the text.
const noted = `${withHeading}:has([data-sidenote])`;
onWide(noted, { rowGap: vars.space['6'] });
onWide(`${noted} > *`, { gridColumn: 2, gridRow: 2 });
onWide(`${noted} > ${margin}`, { gridRow: 1 });
onWide(`${noted}::before`, {
  content: '""',
  gridColumn: 2,
  gridRow: '1 / span 2',
  marginInlineStart: `calc(${GAP} / -2)`,
  borderInlineStart: `1px solid ${vars.color.mark}`,
  opacity: 0.45,
});
