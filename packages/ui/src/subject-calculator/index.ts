export { SubjectCalculator } from './subject-calculator';
export type { SubjectCalculatorProps } from './subject-calculator';
