export { Footnote } from './footnote';
export type { FootnoteProps } from './footnote';
