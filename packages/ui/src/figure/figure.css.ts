import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({ display: 'grid', gap: vars.space['3'] });
export const caption = component({
  maxInlineSize: vars.measure,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
});
