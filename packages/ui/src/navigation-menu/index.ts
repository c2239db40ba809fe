export { NavigationMenu } from './navigation-menu';
export type { NavigationGroup, NavigationItem, NavigationLink, NavigationMenuProps } from './navigation-menu';
