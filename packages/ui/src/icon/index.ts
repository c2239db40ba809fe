export { Icon, ICON_NAMES } from './icon';
export type { IconName, IconProps } from './icon';
