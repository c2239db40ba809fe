export { BottomBar } from './bottom-bar';
export type { BottomBarProps } from './bottom-bar';
