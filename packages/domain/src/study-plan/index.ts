export { applyChange } from './apply-change';
export { STUDY_LIMITS } from './check';
export { COURSEWORK_HOURS, courseworkHours, type CourseworkHours } from './coursework-hours';
export { dateOf, dayOf, isoWeekOf, mondayOf, rangeOf, weekdayOf, type CalendarDate } from './days';
export { methodFactor, STUDY_RULE, studyHours } from './hours';
export { planStudy } from './plan';
export type { InputProblem, Rejected } from '../input-problem';
export type {
  ComponentPlan,
  CourseworkPlan,
  HoursAWeek,
  Estimate,
  GapPart,
  Standing,
  StudyChange,
  StudyComponent,
  StudyCoursework,
  StudyFit,
  StudyHours,
  StudyLevel,
  StudyPlan,
  StudyProblem,
  StudyRequest,
  StudyResult,
  StudySlot,
  StudySubject,
  StudyWeek,
  SubjectPlan,
} from './types';
export { HEAVY_WEEK_HOURS } from './week';
