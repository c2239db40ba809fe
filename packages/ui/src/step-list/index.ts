export { Step, StepList } from './step-list';
export type { StepProps } from './step-list';
