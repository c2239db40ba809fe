export { Header, WIDE_HEADER } from './header';
export type { HeaderProps } from './header';
