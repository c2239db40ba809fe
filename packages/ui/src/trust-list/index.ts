export { TrustList } from './trust-list';
export type { TrustListProps } from './trust-list';
