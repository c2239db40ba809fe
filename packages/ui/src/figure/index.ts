export { Figure } from './figure';
export type { FigureProps } from './figure';
