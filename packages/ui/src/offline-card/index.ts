export { OfflineCard } from './offline-card';
export type { OfflineCardProps } from './offline-card';
