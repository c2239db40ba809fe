export { MobileMenu, MobileMenuTrigger } from './mobile-menu';
export type { MobileMenuProps, MobileMenuTriggerProps } from './mobile-menu';
