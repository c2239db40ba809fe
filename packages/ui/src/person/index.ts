export { Person } from './person';
export type { PersonProps } from './person';
