export { layers } from '../styles/layers.css';
export { vars } from '../styles/theme.css';
export { breakpoint } from '../styles/tokens';
