import { component } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = component({
  paddingInlineStart: vars.space['4'],
  borderInlineStart: `1px solid ${vars.color.mark}`,
});
export const title = component({ fontWeight: 600, fontSize: vars.size.small });
export const link = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: 'inherit',
  fontSize: vars.size.small,
  textDecorationColor: 'transparent',
  selectors: {
    '&:is(:hover, [aria-current])': { textDecorationColor: vars.color.mark, textDecorationThickness: '2px' },
    '&[aria-current]': { fontWeight: 600 },
  },
});
