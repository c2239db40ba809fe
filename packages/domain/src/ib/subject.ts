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
  BAND_SESSIONS,
  BOUNDED_GRADES,
  boundaryBand,
  gradeRange,
  type BandChoice,
  type BoundaryBand,
  type BoundedGrade,
  type Bounds,
  type BoundsProblemCode,
  type GradeRange,
} from './boundary-band';
export { markNeeded, type MarkNeed, type MarkQuestion, type MarksNeeded } from './mark-needed';
export { essayMarks, tokMarks, type CoreMarks, type MarkedLetter } from './core-marks';
export type { Confidence, FactSource } from '../facts';
export type { InputProblem, Rejected } from '../input-problem';
