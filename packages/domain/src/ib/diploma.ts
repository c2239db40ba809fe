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
export { compareWithOffer, type Offer, type OfferAnswer, type OfferLine, type OfferProblemCode } from './offer';
export {
  BILINGUAL_GRADE,
  BILINGUAL_SOURCE,
  bilingualDiploma,
  type BilingualAnswer,
  type BilingualAnswers,
  type BilingualCriterion,
  type BilingualLine,
} from './bilingual';
export { COURSE_RESULTS_SOURCE, courseResults, type CourseResult, type CourseResults } from './course-results';
export {
  nextPoints,
  type LetterToRise,
  type NextPoint,
  type NextPoints,
  type NoNextPoint,
  type NoWay,
  type RisingComponent,
  type SubjectToRise,
} from './next-points';
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
