import { vars } from '../styles/theme.css';
import { component } from './in-components';

export const mark = component({
  fontSize: '0.75rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: vars.color.inkSoft,
});
