import { component } from '../lib/in-components';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

export const price = component({ fontVariantNumeric: 'tabular-nums' });
export const amount = component({ fontFamily: vars.font.serif, fontSize: vars.size.h3 });
export const unit = component({ color: vars.color.inkSoft, fontSize: vars.size.small });

export const tiers = component({
  display: 'grid',
  gap: `${vars.space['8']} ${vars.space['6']}`,
  '@media': { [breakpoint.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const tier = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The rows of neighbours stand on the same lines: label, name, audience, price, contents, action.
  gridRow: 'span 6',
  gridTemplateRows: 'subgrid',
  gap: vars.space['3'],
  alignContent: 'start',
  justifyItems: 'start',
  paddingBlock: vars.space['4'],
  borderBlockStart: `2px solid ${vars.color.ink}`,
  selectors: { '&[data-labelled="true"]': { borderBlockStart: `4px solid ${vars.color.mark}` } },
});
export const label = component({
  gridRow: 1,
  color: vars.color.mark,
  fontFamily: vars.font.serif,
  fontStyle: 'italic',
});
export const heading = component({ fontSize: vars.size.h4, gridRow: 2 });
export const audience = component({ gridRow: 3, color: vars.color.inkSoft });
export const cost = component({ gridRow: 4 });
export const contents = component({ gridRow: 5, display: 'grid', alignContent: 'start', gap: vars.space['2'] });
export const content = component({ display: 'flex', gap: vars.space['2'] });
export const tick = component({ marginBlockStart: '0.2em', color: vars.color.mark });
export const action = component({ gridRow: 6 });
