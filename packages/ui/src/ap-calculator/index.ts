export { ApCalculator } from './ap-calculator';
export type { ApCalculatorProps } from './ap-calculator';
