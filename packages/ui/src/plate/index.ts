export { Highlighter, Ink, Pencil, Plate, RedPen, SoftInk } from './plate';
export type { PlateProps, Tint } from './plate';
export type { Ruling } from './rulings';
