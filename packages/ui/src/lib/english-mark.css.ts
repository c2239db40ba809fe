import { vars } from '../styles/theme.css';
import { component } from './in-components';

export const mark = component({ fontSize: '0.75rem', fontWeight: 600, color: vars.color.inkSoft });
