export { EmbedFrame } from './embed/embed-frame';
export type { EmbedFrameProps } from './embed/embed-frame';
export { EmbedPage } from './embed/embed-page';
export type { EmbedPageProps } from './embed/embed-page';
export { Snippet } from './embed/snippet';
export type { SnippetProps } from './embed/snippet';
