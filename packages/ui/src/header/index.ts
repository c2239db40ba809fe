export { Header } from './header';
export type { HeaderProps } from './header';
export { navigationMedia } from '../styles/tokens';
