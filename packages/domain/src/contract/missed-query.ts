import { withoutPersonal } from './events';

/** Where something was asked that our pages do not answer. */
export const MISSED_PLACES = ['search', 'chat'] as const;
export type MissedPlace = (typeof MISSED_PLACES)[number];

/** Bounds of a query that may be reported. Longer texts tell stories, and stories are about people. */
export const MISSED_QUERY_LIMITS = { least: 2, most: 60, words: 6, unspaced: 20, digits: 4 } as const;
/** The owner sees a query only once it was asked on so many different days. */
export const MISSED_DAYS_MIN = 3;
/** The most queries that the owner sees at once. */
export const MISSED_ROWS = 20;
/** Different queries that are kept for a day, so that invented ones cannot fill the database. */
export const MISSED_QUERIES_A_DAY = 200;

/** Letters, digits, and the punctuation of terms such as "C++", "A-level", "d'IB" and "R&D". */
const ALLOWED = /^[\p{L}\p{M}\p{N} '’.&+/#-]+$/u;
/** Also in groups, such as a phone number or a date of birth. */
const LONG_NUMBER = new RegExp(`\\p{Nd}(?:[^\\p{L}\\p{Nd}]*\\p{Nd}){${MISSED_QUERY_LIMITS.digits},}`, 'u');
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * A query that found nothing, as it may be reported: in lower case, with single spaces, without punctuation at its ends.
 * `undefined` if it is too long, or if it may be about a person: with an address, a long number or the signs of a sentence.
 * It does not recognise distress: ask `isFreeOfDistress` as well.
 */
export function missedQueryOf(text: string): string | undefined {
  const query = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\p{P} ]+|[\p{P} ]+$/gu, '');
  const { least, most, words, unspaced } = MISSED_QUERY_LIMITS;
  const isOfSize = query.length >= least && query.length <= (UNSPACED.test(query) ? unspaced : most);
  if (!isOfSize || query.split(' ').length > words || !ALLOWED.test(query)) return undefined;
  if (LONG_NUMBER.test(query) || /\w\.\w/.test(query) || withoutPersonal(query) !== query) return undefined;
  return query;
}
