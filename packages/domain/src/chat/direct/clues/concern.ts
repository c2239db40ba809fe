import type { UrgentSubject } from '../../../contract/chat';
import type { Language } from '../../../languages';
import { finderOf, isUnspacedLanguage } from '../../phrases';
import { COMBINATIONS, type Part } from './combinations';
import type { Clue, Clues, NegatedClue } from './types';

/** What a message gives reason to worry about. */
export interface Concern {
  about: UrgentSubject;
  /** Whether the clues leave little doubt. */
  isSure: boolean;
  /** Whether the message names the writer or somebody whom they worry about. */
  isPersonal: boolean;
  /** Whether the message names the writer. */
  isOwn: boolean;
}

/** Where a clue stands in a text: its first character, and the one after its last. */
type Place = readonly [start: number, end: number];

/** The most characters from the first clue of a combination to its last: about fifteen words. */
const SPAN = 90;
const SPAN_UNSPACED = 30;
/** The most characters between a negation and what it negates: about four words. */
const NEGATES = 24;

/** The concern of a text by one language's clues; `undefined` if there is none. */
export function concernIn(text: string, clues: Clues, language: Language): Concern | undefined {
  const places = placesFinder(text, clues, language);
  const span = isUnspacedLanguage(language) ? SPAN_UNSPACED : SPAN;
  const found = COMBINATIONS.find(({ parts }) => {
    const each: (readonly Place[])[] = [];
    for (const part of parts) {
      const some = placesOfPart(part, places);
      if (some.length === 0) return false;
      each.push(some);
    }
    return areTogether(each, span);
  });
  if (!found) return undefined;
  return {
    about: found.about,
    isSure: found.isSure,
    isPersonal: isPersonal(text, clues, language),
    isOwn: namesAny(text, ['me'], clues, language),
  };
}

/** Whether a text names the writer or somebody whom they worry about. Some languages leave the writer out. */
export function isPersonal(text: string, clues: Clues, language: Language): boolean {
  return !clues.me || namesAny(text, ['me', 'loved'], clues, language);
}

function namesAny(text: string, some: readonly Clue[], clues: Clues, language: Language): boolean {
  return some.some((clue) => matches(text, clues[clue] ?? '', language).length > 0);
}

type PlacesOf = (clue: Clue | NegatedClue) => readonly Place[];

/** A function that finds a clue in a text, and remembers what it found. */
function placesFinder(text: string, clues: Clues, language: Language): PlacesOf {
  const known = new Map<string, readonly Place[]>();
  const find = (clue: Clue | NegatedClue): readonly Place[] => {
    const list = clues[clue];
    if (list !== undefined) return matches(text, list, language);
    // Languages without words for the writer leave the subject out.
    if (clue === 'me' && !clues.me) return [[-1, -1]];
    const negated = /^no([A-Z])(\w*)$/.exec(clue);
    return negated ? negatedPlaces(places(`${negated[1]?.toLowerCase()}${negated[2]}` as Clue), places('no')) : [];
  };
  const places: PlacesOf = (clue) => {
    const some = known.get(clue) ?? find(clue);
    known.set(clue, some);
    return some;
  };
  return places;
}

function matches(text: string, list: string, language: Language): Place[] {
  return [...text.matchAll(finderOf(list, language))].map(({ index, 0: match }) => [index, index + match.length]);
}

/** The places of a clue with a negation nearby. */
function negatedPlaces(some: readonly Place[], negations: readonly Place[]): readonly Place[] {
  return some.filter((place) =>
    negations.some((negation) => isApart(place, negation) && gapOf(place, negation) <= NEGATES),
  );
}

/** People may be part of another clue: languages add them to verbs and nouns ("يضربني", "pegarme", "in my room"). */
const PEOPLE: readonly (Clue | NegatedClue)[] = ['me', 'victim'];

/** The places of a part. A person stands nowhere if mentioned inside another clue. */
function placesOfPart(part: Part, places: PlacesOf): Place[] {
  return part.flatMap((clue) => {
    const some = places(clue);
    return PEOPLE.includes(clue) ? some.map(([start]): Place => [start, start]) : some;
  });
}

/** Whether one place of each clue can be chosen so that they do not overlap, and lie within a span. */
function areTogether(each: readonly (readonly Place[])[], span: number, chosen: readonly Place[] = []): boolean {
  const [first, ...others] = each;
  if (!first) return true;
  return first.some((place) => {
    const next = [...chosen, place];
    return chosen.every((one) => isApart(one, place)) && spanOf(next) <= span && areTogether(others, span, next);
  });
}

const isApart = (one: Place, other: Place) => one[1] <= other[0] || other[1] <= one[0];
const gapOf = (one: Place, other: Place) => Math.max(one[0] - other[1], other[0] - one[1]);

function spanOf(places: readonly Place[]): number {
  const known = places.filter(([start]) => start >= 0);
  return Math.max(0, ...known.map(([, end]) => end)) - Math.min(...known.map(([start]) => start));
}
