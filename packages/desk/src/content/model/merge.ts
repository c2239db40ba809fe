import { diff3Merge } from 'node-diff3';

/** A place that two people have changed differently since the same version. */
export interface Conflict {
  /** What this browser's owner wrote. */
  mine: string;
  /** What somebody else has saved. */
  theirs: string;
}

/** A text, or a place to decide about. */
export type MergePart = string | Conflict;

/** A part of the result of node-diff3. */
interface Region {
  ok?: string[];
  conflict?: { a: string[]; b: string[] };
}

/** Which version of a conflict the owner chooses. */
export type Choice = 'mine' | 'theirs' | 'both';

/** Merges two texts that began from the same one, by lines. A text alone means that there is no conflict. */
export function mergeTexts(mine: string, from: string, theirs: string): MergePart[] {
  const lines = (text: string) => text.split('\n');
  // Its types are of the JavaScript without annotations.
  const regions = diff3Merge(lines(mine), lines(from), lines(theirs), { excludeFalseConflicts: true }) as Region[];
  return regions.map(({ ok, conflict }) =>
    conflict ? { mine: conflict.a.join('\n'), theirs: conflict.b.join('\n') } : (ok ?? []).join('\n'),
  );
}

/** The places to decide about. */
export const conflictsOf = (parts: readonly MergePart[]): Conflict[] =>
  parts.filter((part): part is Conflict => typeof part !== 'string');

/**
 * The merged text.
 * @param choices One for each conflict, in their order.
 */
export function joinParts(parts: readonly MergePart[], choices: readonly Choice[] = []): string {
  let at = 0;
  return parts
    .flatMap((part) => {
      if (typeof part === 'string') return [part];
      const choice = choices[at++] ?? 'both';
      const texts = choice === 'both' ? [part.theirs, part.mine] : [part[choice]];
      // A version that has removed the lines leaves none, not an empty one.
      return texts.filter((text) => text !== '');
    })
    .join('\n');
}
