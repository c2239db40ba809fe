export { Poster } from './poster';
export type { PosterProps } from './poster';
