// The IB Diploma: points, the award, the grades that would have to rise, and grades from marks.
export { CORE_LETTERS, CORE_POINTS_SOURCE, corePoints, type CoreLetter, type CorePoints } from './core-points';
export {
  SUBJECT_GRADES,
  type DiplomaField,
  type DiplomaInput,
  type DiplomaProblemCode,
  type GradeField,
  type SubjectGrade,
  type UnreadyDiploma,
} from './diploma-input';
export {
  AWARD_SOURCE,
  CONDITIONS,
  DIPLOMA_POINTS,
  MAX_POINTS,
  decideDiploma,
  type ConditionId,
  type ConditionLine,
  type DiplomaDecision,
} from './award';
export { WAYS_LISTED, cheapestRises, closestWay, retakes, type Rise, type Way, type WaysToTarget } from './rises';
export {
  gradeOfMarks,
  markedDiploma,
  type CoreEntry,
  type GradeOrigin,
  type MarkedCore,
  type MarkedDiploma,
  type MarkedDiplomaInput,
  type MarkedGrade,
  type MarkedRow,
  type MarksToGrade,
  type NextGrade,
  type SubjectEntry,
} from './marked-diploma';
export type { InputProblem, Rejected } from '../input-problem';
