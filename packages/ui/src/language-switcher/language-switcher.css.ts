import { component } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const list = component({ display: 'flex', gap: vars.space['1'], fontSize: vars.size.small });
export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 44,
  minInlineSize: 44,
  paddingInline: vars.space['2'],
  selectors: {
    '&[aria-current="true"]': {
      color: vars.color.ink,
      fontWeight: 600,
      textDecorationLine: 'underline',
      textDecorationColor: vars.color.mark,
      textDecorationThickness: '2px',
    },
  },
});
