export { Hero } from './hero';
export type { HeroProps } from './hero';
