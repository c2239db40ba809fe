export { ShowMore } from './show-more';
export type { ShowMoreProps } from './show-more';
