import { component, inside, partRoot } from '../lib/in-components';
import { slant } from '../marks/slant';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

export const price = partRoot({ fontVariantNumeric: 'tabular-nums' });
export const amount = component({ fontFamily: vars.font.display, fontSize: vars.size.h3 });
export const unit = component({ color: vars.color.inkSoft, fontSize: vars.size.small });

/** A rate card: ruled lines, without boxes. */
export const plans = partRoot({
  display: 'grid',
  borderBlock: `2px solid ${vars.color.ink}`,
  '@media': {
    [breakpoint.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column' },
  },
});
export const plan = partRoot({
  display: 'flex',
  // With large text the price is below the heading.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space['4'],
  rowGap: vars.space['2'],
  paddingBlock: vars.space['4'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [breakpoint.medium]: {
      display: 'grid',
      alignContent: 'start',
      justifyContent: 'start',
      padding: vars.space['6'],
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.line}` },
      },
    },
  },
});
export const planHeading = component({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space['2'],
  fontFamily: vars.font.sans,
  fontSize: vars.size.small,
  fontWeight: 600,
  letterSpacing: 0,
});
export const size = component({
  fontFamily: vars.font.serif,
  fontSize: 'clamp(2.75rem, 2.2rem + 2.4vw, 4rem)',
  fontWeight: 500,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums tabular-nums',
  // Below each other, the words align.
  '@media': { [`not all and ${breakpoint.medium}`]: { minInlineSize: '1.15em' } },
});
export const planPrice = component({
  display: 'grid',
  textAlign: 'end',
  lineHeight: 1.3,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': { [breakpoint.medium]: { textAlign: 'start' } },
});
export const main = component({ fontFamily: vars.font.serif, fontSize: vars.size.h3 });

/** One sheet for all tiers, ruled into columns. */
export const tiers = partRoot({
  display: 'grid',
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  boxShadow: `0.4rem 0.5rem 0 -1px ${vars.color.sunken}, 0.4rem 0.5rem 0 0 ${vars.color.line}`,
  '@media': { [breakpoint.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const tier = partRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Neighbours align their rows: label, name, audience, price, contents, action.
  gridRow: 'span 6',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space['4'],
  alignContent: 'start',
  justifyItems: 'start',
  padding: vars.space['5'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [breakpoint.wide]: {
      paddingInline: vars.space['8'],
      selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.line}` } },
    },
  },
});
/** Handwritten above the column that a tutor would suggest. */
export const label = component({
  gridRow: 1,
  color: vars.color.mark,
  fontFamily: vars.font.serif,
  ...slant,
});
export const heading = component({ fontSize: vars.size.h4, gridRow: 2 });
export const audience = component({ gridRow: 3, color: vars.color.inkSoft });
export const cost = component({ gridRow: 4 });
inside(`${cost} ${unit}`, { display: 'block' });
export const contents = component({ gridRow: 5, display: 'grid', alignContent: 'start', gap: vars.space['2'] });
export const content = component({ display: 'flex', gap: vars.space['2'] });
export const tick = component({ marginBlockStart: '0.2em', color: vars.color.mark });
export const action = component({ gridRow: 6 });
