export { SchoolList } from './school-list';
export type { School, SchoolListProps } from './school-list';
