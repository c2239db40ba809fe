import { component, inside, partRoot } from '../lib/in-components';
import { slant } from '../marks/slant';
import { vars } from '../styles/theme.css';
import { breakpoint } from '../styles/tokens';

/** The band of ink. */
export const root = partRoot({
  paddingBlock: 'clamp(3rem, 8vw, 6rem)',
  backgroundColor: vars.color.band,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 50rem',
  '@media': { print: { display: 'none' } },
});
/** Heading and button on one side, a sheet of paper on the other. */
export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['10'],
  alignItems: 'center',
  '@media': {
    [breakpoint.wide]: {
      gap: vars.space['16'],
      selectors: { '&[data-beside="true"]': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
    },
  },
});
// On phones the band is short: the sheet only shows what the text says.
inside(`${columns} > :nth-child(2)`, { '@media': { [`not all and ${breakpoint.wide}`]: { display: 'none' } } });
/** Text on the ink. It has the colours of the dark theme, so it must not inherit the page's. */
export const onInk = component({ color: vars.color.ink, colorScheme: 'dark' });
export const text = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space['5'],
  overflowWrap: 'anywhere',
});
inside(`${text} > *`, { maxInlineSize: vars.measure });
// Here the facts are conditions: small text, not bold facts.
inside(`${text} dd`, { fontSize: vars.size.small, fontWeight: 400 });
inside(`${text} > h2`, { fontSize: vars.size.h1, maxInlineSize: '18em' });
export const next = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['6'],
  rowGap: vars.space['3'],
});
export const price = component({
  fontFamily: vars.font.serif,
  // One word, long in some languages, must fit the narrowest screen.
  fontSize: `min(${vars.size.h3}, 8vw)`,
  ...slant,
  lineHeight: 1.2,
  rotate: '-3deg',
});
export const details = component({ color: vars.color.inkSoft, fontSize: vars.size.small });
/** The steps in one row, below a line. */
export const steps = component({
  display: 'grid',
  gap: vars.space['6'],
  marginBlockStart: 'clamp(2rem, 5vw, 3.5rem)',
  paddingBlockStart: vars.space['6'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  counterReset: 'step',
  '@media': { [breakpoint.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' } },
});
inside(`${steps} > li`, {
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  alignItems: 'baseline',
  counterIncrement: 'step',
});
inside(`${steps} > li::before`, {
  content: 'counter(step)',
  color: vars.color.mark,
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  lineHeight: 1,
});
