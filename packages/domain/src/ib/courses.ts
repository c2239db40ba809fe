import { ART_COURSES } from './courses/arts';
import { THEORY_OF_KNOWLEDGE } from './courses/core';
import type { IbCourse } from './courses/course';
import { LANGUAGE_COURSES } from './courses/languages';
import { MATHEMATICS_COURSES } from './courses/mathematics';
import { SCIENCE_COURSES } from './courses/sciences';
import { SOCIETY_COURSES } from './courses/societies';

export { EXTENDED_ESSAY, type EssayCriterion, type EssayGuide } from './courses/core';
export type { IbComponent, IbCourse, IbLevel, LetterBoundaries } from './courses/course';

/** The subject groups, in the IB's order, with the courses of their present guides. */
export const IB_GROUPS = {
  languages: LANGUAGE_COURSES,
  societies: SOCIETY_COURSES,
  sciences: SCIENCE_COURSES,
  mathematics: MATHEMATICS_COURSES,
  arts: ART_COURSES,
} as const satisfies Record<string, readonly IbCourse[]>;

/** The IB courses whose assessment we know, with the components of their present guides, and Theory of Knowledge. */
export const IB_COURSES: readonly IbCourse[] = [...Object.values(IB_GROUPS).flat(), THEORY_OF_KNOWLEDGE];
