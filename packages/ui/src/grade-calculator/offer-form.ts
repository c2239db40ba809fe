import {
  compareWithOffer,
  MAX_POINTS,
  type DiplomaInput,
  type Offer,
  type OfferAnswer,
} from '@tutoring/domain/ib-diploma';
import type { Fields } from '../tool/fields';
import { MAX_NUMBER_LENGTH, wholeNumberIn } from '../tool/number-field';

/** The grades that an offer can ask for, as options: the highest first. */
export const NEEDED_GRADES = ['7', '6', '5', '4', '3', '2', '1'] as const;
const PLACES = [1, 2, 3, 4, 5, 6] as const;
const MAX_SUBJECT_POINTS = 42;
const MAX_HL_POINTS = 21;

/**
 * Whether a field of an offer may have this value: `offer`, the total; `offercore`, if it is without the core; `offerhl`, the
 * points at HL; `offergrades`, such as `7 6 6`; `need1` to `need6`, the least grades; `offerbare`, if no diploma is needed.
 */
export function acceptsOffer(name: string, value: string): boolean {
  if (/^need[1-6]$/.test(name)) return (NEEDED_GRADES as readonly string[]).includes(value);
  if (name === 'offercore' || name === 'offerbare') return value === 'on';
  return /^offer(hl|grades)?$/.test(name) && value.length <= MAX_NUMBER_LENGTH;
}

/** Whether the visitor has entered anything of an offer. */
export const isOfferEntered = (fields: Fields) => Object.keys(fields).some((name) => /^(offer|need\d)/.test(name));

/** The fields of an offer that cannot be read, with the highest possible number. */
export function offerProblems(fields: Fields): ReadonlyMap<string, number> {
  const problems = new Map<string, number>();
  const check = (name: string, max: number) => {
    const text = fields[name];
    if (text && !isFrom1To(max)(wholeNumberIn(text))) problems.set(name, max);
  };
  check('offer', totalOf(fields));
  check('offerhl', MAX_HL_POINTS);
  if (fields.offergrades && !gradesIn(fields.offergrades)) problems.set('offergrades', NEEDED_GRADES.length);
  return problems;
}

/** The highest total that an offer can ask for. */
const totalOf = (fields: Fields) => ('offercore' in fields ? MAX_SUBJECT_POINTS : MAX_POINTS);
const isFrom1To = (max: number) => (number: number) => number >= 1 && number <= max;

/** The grades in a text such as `7, 6, 6` or `766`; `undefined` if it has anything else, or more than four. */
function gradesIn(text: string): number[] | undefined {
  const number = wholeNumberIn(text.replace(/[\s,،、;/+·-]+/g, ''));
  const grades = [...String(number)].map(Number);
  return grades.length <= 4 && grades.every(isFrom1To(NEEDED_GRADES.length)) ? grades : undefined;
}

/** The offer of the form; `undefined` if nothing is asked for that can be read. */
function offerIn(fields: Fields, hlSubjects: number): Offer | undefined {
  const problems = offerProblems(fields);
  const numberOf = (name: string) => (fields[name] && !problems.has(name) ? wholeNumberIn(fields[name]) : undefined);
  const offer = {
    total: numberOf('offer'),
    withCore: !('offercore' in fields),
    hlTotal: numberOf('offerhl'),
    hlGrades: (gradesIn(fields.offergrades ?? '') ?? []).slice(0, hlSubjects),
    subjects: PLACES.map((number) => numberOf(`need${number}`)),
    award: !('offerbare' in fields),
  };
  const isAsked = [offer.total, offer.hlTotal, ...offer.hlGrades, ...offer.subjects].some((one) => one !== undefined);
  return isAsked ? offer : undefined;
}

/** The grades against the offer of the form; `undefined` without an offer, or if grades are missing. */
export function offerAnswerIn(
  fields: Fields,
  input: DiplomaInput,
  listed?: number,
): (OfferAnswer & { withCore: boolean }) | undefined {
  const offer = offerIn(fields, input.subjects.filter(({ level }) => level === 'HL').length);
  const answer = offer && compareWithOffer(input, offer, listed);
  return answer?.status === 'ready' ? { ...answer, withCore: offer?.withCore !== false } : undefined;
}
