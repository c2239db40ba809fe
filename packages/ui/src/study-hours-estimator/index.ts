export { StudyHoursEstimator } from './study-hours-estimator';
export type { StudyHoursEstimatorProps } from './study-hours-estimator';
export type { PlanCalendarActions, PlanCalendarAnswer, PlanCalendarFailure } from './phone-actions';
