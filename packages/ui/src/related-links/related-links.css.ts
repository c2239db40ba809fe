import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';
import { breakpoint } from '../styles/tokens';

export const root = partRoot({
  borderBlockStart: `2px solid ${vars.color.ink}`,
  paddingBlockStart: vars.space['4'],
  '@media': { print: { display: 'none' } },
});
export const heading = component({ fontSize: vars.size.h4 });
export const item = component({
  paddingBlock: vars.space['2'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const link = component({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 });
/** Not on phones, where the names alone are a list at one glance. */
export const text = component({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  '@media': { [`not all and ${breakpoint.medium}`]: { display: 'none' } },
});
