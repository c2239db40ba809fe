export { Header } from './header';
export type { HeaderProps } from './header';
