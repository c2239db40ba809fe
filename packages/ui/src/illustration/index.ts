export { GradeCurve, OralWaveform, TimeZoneBand, WeekPlan } from './illustration';
export type { IllustrationProps } from './illustration';
