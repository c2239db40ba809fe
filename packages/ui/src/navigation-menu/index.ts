export { NAVIGATION_CLOSE_DELAY_MS, NAVIGATION_OPEN_DELAY_MS } from './enhance';
export { NavigationMenu } from './navigation-menu';
export type { NavigationGroup, NavigationItem, NavigationLink, NavigationMenuProps } from './navigation-menu';
