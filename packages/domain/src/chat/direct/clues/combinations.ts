import type { UrgentSubject } from '../../../contract/chat';
import type { Clue, NegatedClue } from './types';

/** One of several clues, any of which may complete a combination. */
export type Part = readonly (Clue | NegatedClue)[];

/** Clues that raise concern together, in any order. */
export interface Combination {
  about: UrgentSubject;
  /** Whether they leave little doubt. If not, the message also gets its ordinary answer. */
  isSure: boolean;
  parts: readonly Part[];
}

/** Each row is a combination; `a|b` is either. The same combinations hold in every language. */
const SURE: Readonly<Record<UrgentSubject, string>> = {
  distress: `
    want noLive
    want die
    want gone
    tired live
    point live
    noPoint live
    noDeserve live
    gone matter|noMatter|better
    selfHarm
    cut skin|self
    blade skin|self|hide
    take much pills
    take noLive
    jump heights
    die easy
    bye die|gone`,
  abuse: `
    adult hit victim
    adult touch victim
    adult bed
    adult secret me
    adult lock me
    threat me|loved|pics
    leak pics me
    ask|leak nude
    threat nude
    afraid home`,
  worries: `
    vomit meal|self
    noEat loved|long
    noSleep long
    noSpeak loved
    noOut loved|me
    noBreathe me
    panic me|loved
    bully me|loved
    cry loved|long
    low me|loved
    adult shout victim|me
    adult regret me
    nobody matter
    tired all`,
};

/** Combinations that are often harmless. */
const PERHAPS: Readonly<Record<UrgentSubject, string>> = {
  distress: `
    noLive
    want end all
    bye
    much pills
    easy pills
    noPoint all`,
  abuse: `
    hit victim
    touch victim
    adult online ask|home
    threat
    lock
    secret
    regret
    bed`,
  worries: `
    noEat
    noSleep
    noOut
    noBreathe
    bully
    panic
    low
    cry`,
};

const rowsOf = (table: Readonly<Record<UrgentSubject, string>>, isSure: boolean): Combination[] =>
  (Object.entries(table) as [UrgentSubject, string][]).flatMap(([about, rows]) =>
    rows
      .trim()
      .split(/\n\s*/)
      .map((row) => ({ about, isSure, parts: row.split(' ').map((part) => part.split('|') as unknown as Part) })),
  );

/** All combinations, the most urgent of the sure ones first. */
export const COMBINATIONS: readonly Combination[] = [...rowsOf(SURE, true), ...rowsOf(PERHAPS, false)];
