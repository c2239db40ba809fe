export { MarkedPage } from './marked-page';
export type { MarkedPageProps, PageImage, PageMark } from './marked-page';
