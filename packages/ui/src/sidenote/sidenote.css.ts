import type { GlobalStyleRule } from '@vanilla-extract/css';
import { besideMargin, margin, withHeading } from '../layout/layout.css';
import { inside, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { breakpoint } from '../styles/tokens';

/** The width of a note: enough for a short sentence, and never wider than the narrowest margin. */
const WIDTH = 'min(14rem, 22vw)';
/** The gap between notes and text, like that between the columns of a section. */
const GAP = vars.space['12'];

const onWide = (selector: string, rule: GlobalStyleRule) => inside(selector, { '@media': { [breakpoint.wide]: rule } });

export const root = partRoot({
  marginBlockStart: vars.space['2'],
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `2px solid ${vars.color.mark}`,
});

/** In a folded text a note stays below its line: a margin for it alone would be empty until the text opens. */
const inMargin = `${root}:not(details *)`;
onWide(inMargin, {
  float: 'inline-start',
  clear: 'inline-start',
  inlineSize: WIDTH,
  marginInlineStart: `calc(-1 * (${WIDTH} + ${GAP}))`,
  // On the line of the text that it belongs to.
  marginBlock: '0.2em 1em',
  paddingInlineStart: 0,
  border: 0,
  textAlign: 'end',
});

// In a list the text is indented.
onWide(`li > ${inMargin}`, { marginInlineStart: `calc(-1 * (${WIDTH} + ${GAP}) - 1.25 * ${vars.size.body})` });

// A section with notes has a margin: its heading moves above the text, and a line separates the notes from the text.
const noted = `${withHeading}:has([data-sidenote]:not(details *))`;
onWide(noted, { rowGap: vars.space['6'] });
// Not `> *`: with `:has()` before it, Chrome would compute the styles of the whole page again with each key in a text field.
onWide(`${noted} > ${besideMargin}`, { gridColumn: 2, gridRow: 2 });
onWide(`${noted} > ${margin}`, { gridColumn: 2, gridRow: 1 });
onWide(`${noted}::before`, {
  content: '""',
  gridColumn: 2,
  gridRow: '1 / span 2',
  marginInlineStart: `calc(${GAP} / -2)`,
  borderInlineStart: `1px solid ${vars.color.mark}`,
  opacity: 0.45,
  // It is as large as the text, and above it: links and folded texts must stay in reach.
  pointerEvents: 'none',
});
