import { component } from '../lib/in-components';
import { breakpoint } from '../styles/tokens';
import { vars } from '../styles/theme.css';

export const root = component({
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  paddingBlock: vars.space['12'],
  fontSize: vars.size.small,
});
export const columns = component({
  display: 'grid',
  gap: vars.space['8'],
  '@media': { [breakpoint.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const heading = component({ fontSize: vars.size.h4, marginBlockEnd: vars.space['2'] });
export const link = component({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, minInlineSize: 44 });
export const summary = component({
  minBlockSize: 44,
  paddingBlock: vars.space['2'],
  cursor: 'pointer',
  fontFamily: vars.font.serif,
  fontSize: vars.size.h4,
});
export const legal = component({
  marginBlockStart: vars.space['10'],
  paddingBlockStart: vars.space['5'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
  display: 'grid',
  gap: vars.space['3'],
  maxInlineSize: '48rem',
});
