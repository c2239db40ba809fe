import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['2'] });
export const list = component({ display: 'flex', flexWrap: 'wrap', fontVariantNumeric: 'tabular-nums' });
export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 44,
  minInlineSize: 44,
  selectors: {
    '&[aria-current]': {
      color: vars.color.ink,
      fontWeight: 600,
      textDecorationColor: vars.color.mark,
      textDecorationThickness: '2px',
    },
  },
});
export const gap = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: vars.color.inkSoft,
});
