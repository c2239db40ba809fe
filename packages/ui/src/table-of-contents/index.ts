export { TableOfContents } from './table-of-contents';
export type { TableOfContentsProps } from './table-of-contents';
