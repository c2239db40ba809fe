import type { StudyLevel } from '@tutoring/domain/study-plan';
import type { Fields } from '../tool/fields';
import { numberIn } from '../tool/number-field';

/**
 * The default lower boundary of each grade from 2 upwards, in per cent. The page must call these a rough default.
 * IB: even steps. Each is at most 3 points from the median of the boundaries of past sessions (the site's ib-boundaries.yaml).
 * A single boundary can be 18 points away.
 * AP: the College Board publishes no cut scores. This is the rounded mean over the subjects with released practice
 * exams (2012 to 2022).
 */
export const LADDERS = { ib: [14, 27, 40, 53, 66, 79], ap: [33, 46, 59, 73] } as const;
/** The maximum length of the field for the visitor's own boundaries, in characters. */
export const MAX_LADDER_LENGTH = 60;
export type Ladder = keyof typeof LADDERS;

export function ladderOf(level: StudyLevel): Ladder {
  return level === 'AP' ? 'ap' : 'ib';
}

/** Separators between boundaries: spaces, with or without a comma before them, and signs that cannot be a decimal sign. */
const SEPARATORS = /[,،，]?\s+|[;/|、；؛]+\s*/;

/** The numbers in text without spaces. Two parts are one number with a decimal comma; more are a list. */
function numbersIn(part: string): number[] {
  const parts = part.replace(/[%٪％]/g, '').split(/[,،，]/);
  // A comma at the end of the list separates nothing.
  const numbers = parts.at(-1) === '' ? parts.slice(0, -1) : parts;
  return numbers.length === 2 ? [numberIn(numbers.join('.'))] : numbers.map(numberIn);
}

/** The visitor's own grade boundaries, or the default. */
export function boundsOf(fields: Fields, ladder: Ladder): readonly number[] {
  const own = (fields[ladder] ?? '').split(SEPARATORS).filter(Boolean).flatMap(numbersIn);
  return own.length > 0 ? own : LADDERS[ladder];
}
