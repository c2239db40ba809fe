import type { ContentVersion } from '@tutoring/domain/content';
import type { LaunchDecision, LaunchList } from '@tutoring/domain/launch';
import { CLAIMS_FILE, claimAnswers, entryKey, readings } from './changes';
import { entryState, type EntryState } from './entry-answer';
import type { Texts } from './use-answers';

/** The states of entries by their key; none for files that are not loaded. */
export type EntryStates = ReadonlyMap<string, EntryState>;

/** Paths of files that somebody has saved since the list was made. */
export type ChangedFiles = ReadonlySet<string>;

/** The files whose versions are not those of the list. */
export function changedFiles({ versions }: LaunchList, present: readonly ContentVersion[]): ChangedFiles {
  const now = new Map(present.map(({ path, version }) => [path, version]));
  return new Set(Object.keys(versions).filter((path) => now.get(path) !== versions[path]));
}

/** The files that tell what is answered. A page whose facts are old is one of hundreds: read it when it has changed. */
export function filesOf(decisions: readonly LaunchDecision[], changed: ChangedFiles): string[] {
  const files = decisions.flatMap(({ how, places }) => {
    if (how.by === 'claim') return [CLAIMS_FILE];
    if (how.by === 'reader') return [how.file];
    return places.flatMap(({ file, entry }) => (entry && (entry.mark !== 'checked' || changed.has(file)) ? file : []));
  });
  return [...new Set(files)].sort();
}

/** What the files say of each entry. */
export function entryStates(decisions: readonly LaunchDecision[], texts: Texts, today = new Date()): EntryStates {
  const places = decisions.flatMap((decision) => decision.places.filter(({ entry }) => entry));
  // File by file, because each text is parsed once.
  places.sort((one, other) => one.file.localeCompare(other.file));
  return new Map(
    places.flatMap((place) => {
      const text = texts[place.file];
      return text === undefined ? [] : [[entryKey(place), entryState(text, place, today)] as const];
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
    const { how, places, blocks } = decision;
    if (how.by === 'claim') {
      if (!answers) return decision;
      const answer = answers[how.claim];
      return { ...decision, decided: answer !== undefined, answer };
    }
    if (how.by === 'reader') {
      if (texts[how.file] === undefined) return decision;
      const decided = how.texts === '' || readings(texts[how.file])[how.language]?.texts === how.texts;
      return { ...decision, decided, blocks: true };
    }
    const open = places.filter((place) => !place.entry || !isAnswered(states.get(entryKey(place))));
    return { ...decision, decided: open.length === 0, blocks: blocks && open.some(({ advice }) => !advice) };
  });
}

const isAnswered = (state: EntryState | undefined) => state === 'true' || state === 'gone';
