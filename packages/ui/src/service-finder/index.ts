export { ServiceFinder } from './service-finder';
export type { ServiceFinderProps } from './service-finder';
