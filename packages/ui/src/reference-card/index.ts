export { ReferenceCard } from './reference-card';
export type { ReferenceCardProps } from './reference-card';
