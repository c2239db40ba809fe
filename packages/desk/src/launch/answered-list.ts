import type { LaunchDecision } from '@tutoring/domain/launch';
import { CLAIMS_FILE, claimAnswers, entryKey, readings } from './changes';
import { entryState, type EntryState } from './entry-answer';
import type { Texts } from './use-answers';

/** The states of entries by their key; none for files that are not loaded. */
export type EntryStates = ReadonlyMap<string, EntryState>;

/** The files that answers to these decisions change. */
export function filesOf(decisions: readonly LaunchDecision[]): string[] {
  const files = decisions.flatMap(({ how, places }) => {
    if (how.by === 'claim') return [CLAIMS_FILE];
    if (how.by === 'reader') return [how.file];
    return places.filter(({ entry }) => entry).map(({ file }) => file);
  });
  return [...new Set(files)].sort();
}

/** What the files say of each entry. */
export function entryStates(decisions: readonly LaunchDecision[], texts: Texts): EntryStates {
  const places = decisions.flatMap((decision) => decision.places.filter(({ entry }) => entry));
  // File by file, because each text is parsed once.
  places.sort((one, other) => one.file.localeCompare(other.file));
  return new Map(
    places.flatMap((place) => {
      const text = texts[place.file];
      return text === undefined ? [] : [[entryKey(place), entryState(text, place)] as const];
    }),
  );
}

/** The decisions with the answers of the files, which may be newer than the list: the last build wrote it. */
export function withAnswers(
  decisions: readonly LaunchDecision[],
  texts: Texts,
  states: EntryStates,
): readonly LaunchDecision[] {
  const answers = texts[CLAIMS_FILE] === undefined ? undefined : claimAnswers(texts[CLAIMS_FILE]);
  return decisions.map((decision): LaunchDecision => {
    const { how, places } = decision;
    if (how.by === 'claim') {
      if (!answers) return decision;
      const answer = answers[how.claim];
      return { ...decision, decided: answer !== undefined, answer };
    }
    if (how.by === 'reader') {
      const decided = readings(texts[how.file])[how.language]?.texts === how.texts;
      return { ...decision, decided };
    }
    const decided =
      places.length > 0 && places.every((place) => place.entry && isAnswered(states.get(entryKey(place))));
    return { ...decision, decided };
  });
}

const isAnswered = (state: EntryState | undefined) => state === 'true' || state === 'gone';
