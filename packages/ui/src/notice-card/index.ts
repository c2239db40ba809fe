export { NoticeCard } from './notice-card';
export type { NoticeCardProps } from './notice-card';
