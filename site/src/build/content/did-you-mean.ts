import { closest, distance } from 'fastest-levenshtein';

/** Slips in a name that is still recognised: two, or every third letter of a long one. */
const slips = (name: string) => Math.max(2, Math.floor(name.length / 3));

/** The known name that somebody probably meant. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const found = closest(name, known);
  return distance(name, found) <= slips(name) ? found : undefined;
}

/** ` Did you mean "title"?`, or nothing. */
export function didYouMean(name: string, known: readonly string[]): string {
  const found = nearest(name, known);
  return found === undefined ? '' : ` Did you mean "${found}"?`;
}
