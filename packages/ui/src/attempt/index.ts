export { Attempt } from './attempt';
export type { AttemptProps } from './attempt';
