// The IB Diploma: points, the award, and the grades that would have to rise.
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
export type { InputProblem, Rejected } from '../input-problem';
