export { Person } from './person';
export type { PersonPhoto, PersonProps } from './person';
