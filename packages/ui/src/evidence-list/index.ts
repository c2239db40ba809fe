export { EvidenceItem, EvidenceList } from './evidence-list';
export type { EvidenceItemProps, EvidenceListProps } from './evidence-list';
