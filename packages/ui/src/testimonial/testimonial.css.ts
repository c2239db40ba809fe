import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({ display: 'grid', gap: vars.space['3'], alignContent: 'space-between' });
export const quote = component({
  margin: 0,
  paddingInlineStart: vars.space['4'],
  borderInlineStart: `3px solid ${vars.color.highlight}`,
  fontFamily: vars.font.serif,
  fontSize: vars.size.h4,
  lineHeight: 1.45,
});
export const author = component({ color: vars.color.inkSoft, fontSize: vars.size.small });
