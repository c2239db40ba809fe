export { Sidenote } from './sidenote';
export type { SidenoteProps } from './sidenote';
