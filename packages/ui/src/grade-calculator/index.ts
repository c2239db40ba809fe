export { GradeCalculator } from './grade-calculator';
export type { GradeCalculatorProps } from './grade-calculator';
