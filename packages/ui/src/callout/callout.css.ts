import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({
  display: 'flex',
  gap: vars.space['3'],
  maxInlineSize: vars.measure,
  padding: vars.space['4'],
  borderInlineStart: '3px solid',
  backgroundColor: vars.color.sunken,
});
export const variant = {
  note: component({ borderColor: vars.color.ink }),
  tip: component({ borderColor: vars.color.action }),
  warning: component({ borderColor: vars.color.mark }),
};
export const icon = component({ marginBlockStart: '0.2em' });
export const text = component({ display: 'grid', gap: vars.space['1'], minInlineSize: 0 });
export const title = component({ fontWeight: 600 });
