// An IB subject: its percentage, the range of its grade, and the marks still needed.
export {
  MOST_MARKS,
  roundedPercent,
  subjectMarks,
  type ComponentEntries,
  type ComponentResult,
  type MarksProblemCode,
  type PercentRange,
  type SubjectMarks,
  type WeightedComponent,
} from './component-marks';
export {
  BOUNDED_GRADES,
  boundsBySession,
  boundsOfAll,
  gradeRange,
  likelyGrade,
  pastGrades,
  type BoundedGrade,
  type Bounds,
  type BoundsProblemCode,
  type GradeRange,
  type PastGrade,
  type SessionBounds,
} from './bounds';
export { markNeeded, type MarkNeed, type MarkQuestion, type MarksNeeded } from './mark-needed';
export { essayMarks, tokMarks, type CoreMarks, type MarkedLetter } from './core-marks';
export type { Confidence, FactSource } from '../facts';
export type { InputProblem, Rejected } from '../input-problem';
