import type { StudyLevel } from '@tutoring/domain/study-plan';
import type { Fields } from '../tool/fields';
import { numberIn } from '../tool/number-field';

/**
 * The least per cent of each grade from 2 upwards where a visitor gives none: a rough default of ours, and to be called
 * so. IB: even steps, at most three points from the middle of what was reported for ten courses in the sessions from
 * 2019 to 2025 without 2020 to 2022 (`IB_BOUNDARIES`); single ones lie up to twelve points away. AP: cut scores are not
 * published; this is the mean over the subjects of which practice exams were released (2012 to 2022), rounded.
 */
export const LADDERS = { ib: [14, 27, 40, 53, 66, 79], ap: [33, 46, 59, 73] } as const;
/** Characters of a visitor's boundaries. */
export const MAX_LADDER_LENGTH = 60;
export type Ladder = keyof typeof LADDERS;

export function ladderOf(level: StudyLevel): Ladder {
  return level === 'AP' ? 'ap' : 'ib';
}

/** What stands between boundaries: spaces, with or without a comma before them, and signs that are no decimal sign. */
const SEPARATORS = /[,،，]?\s+|[;/|、；؛]+\s*/;

/** The numbers in a part without spaces: one with a decimal comma, or several with commas between them. */
function numbersIn(part: string): number[] {
  const parts = part.replace(/[%٪％]/g, '').split(/[,،，]/);
  // A comma at the end of the list separates nothing.
  const numbers = parts.at(-1) === '' ? parts.slice(0, -1) : parts;
  return numbers.length === 2 ? [numberIn(numbers.join('.'))] : numbers.map(numberIn);
}

/** The grade boundaries that count: the visitor's, or our default. */
export function boundsOf(fields: Fields, ladder: Ladder): readonly number[] {
  const own = (fields[ladder] ?? '').split(SEPARATORS).filter(Boolean).flatMap(numbersIn);
  return own.length > 0 ? own : LADDERS[ladder];
}
