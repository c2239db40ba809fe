import { component, partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const choice = partRoot({ display: 'grid', gap: vars.space['1'], fontWeight: 600 });
export const value = component({ fontSize: vars.size.lead });
