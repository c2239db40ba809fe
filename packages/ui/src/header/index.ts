export { BookingLink, Header } from './header';
export type { BookingLinkProps, HeaderProps, NavigationLink } from './header';
