import type { StudyLevel } from '@tutoring/domain/study-plan';
import type { Fields } from '../tool/fields';
import { numberIn } from './number-in';

/**
 * The least per cent of each grade from 2 upwards where a visitor gives none: a rough default of ours, and to be called
 * so. IB: even steps, at most three points from the middle of what was reported for ten courses in the sessions from
 * 2019 to 2025 without 2020 to 2022 (`IB_BOUNDARIES`); single ones lie up to twelve points away. AP: cut scores are not
 * published; this is the mean over the subjects of which practice exams were released (2012 to 2022), rounded.
 */
export const LADDERS = { ib: [14, 27, 40, 53, 66, 79], ap: [33, 46, 59, 73] } as const;
export type Ladder = keyof typeof LADDERS;

export function ladderOf(level: StudyLevel): Ladder {
  return level === 'AP' ? 'ap' : 'ib';
}

/** The grade boundaries that count: the visitor's, or our default. */
export function boundsOf(fields: Fields, ladder: Ladder): readonly number[] {
  const own = (fields[ladder] ?? '').split(/[\s;/]+/).filter(Boolean);
  return own.length > 0 ? own.map(numberIn) : LADDERS[ladder];
}
