export { RelatedLinks } from './related-links';
export type { RelatedLink, RelatedLinksProps } from './related-links';
