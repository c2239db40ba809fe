export { Fact, FactList } from './fact-list';
export type { FactProps } from './fact-list';
