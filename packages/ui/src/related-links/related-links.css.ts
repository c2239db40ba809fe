import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({ borderBlockStart: `2px solid ${vars.color.ink}`, paddingBlockStart: vars.space['4'] });
export const heading = component({ fontSize: vars.size.h4 });
export const item = component({
  paddingBlock: vars.space['2'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const link = component({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 });
export const text = component({ color: vars.color.inkSoft, fontSize: vars.size.small });
