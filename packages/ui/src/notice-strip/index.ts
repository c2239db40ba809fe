export { NoticeStrip } from './notice-strip';
export type { NoticeStripProps } from './notice-strip';
