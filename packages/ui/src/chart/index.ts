export { Bars } from './bars';
export type { BarRow, BarsProps } from './bars';
export type { ChartProps } from './chart';
export { DayBands } from './day-bands';
export type { DayBandsProps, Hours } from './day-bands';
export { GradeScale } from './grade-scale';
export type { GradeScaleProps } from './grade-scale';
export { Tally } from './tally';
export type { TallyProps } from './tally';
