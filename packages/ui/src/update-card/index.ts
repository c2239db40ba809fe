export { UpdateCard } from './update-card';
export type { UpdateCardProps } from './update-card';
