export { ComparisonTable } from './comparison-table';
export type { ComparisonRow, ComparisonTableProps } from './comparison-table';
