import type { Fields } from '../tool/fields';

/** The numbers of the subjects, as values of a list. */
export const SUBJECT_NUMBERS = ['1', '2', '3', '4', '5', '6'] as const;
/** The value of `take` for candidates who take no full diploma. */
export const COURSES_ONLY = 'courses';

/**
 * Whether a field of a further question may have this value: `take`, if it is single courses; `languagea`, `secondlanguage`
 * and `otherlanguage`, a subject of a bilingual diploma; `handedin`, if all coursework is.
 */
export function acceptsQuestion(name: string, value: string): boolean {
  if (name === 'take') return value === COURSES_ONLY;
  if (name === 'handedin') return value === 'on';
  return /^(languagea|secondlanguage|otherlanguage)$/.test(name) && SUBJECT_NUMBERS.some((number) => number === value);
}

/** Whether the visitor takes single courses. */
export const takesCourses = ({ take }: Fields) => take === COURSES_ONLY;
