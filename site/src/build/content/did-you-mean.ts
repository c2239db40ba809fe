import { closest, distance } from 'fastest-levenshtein';

/** The most typos in a name that is still recognised. */
const maxTypos = (name: string) => Math.max(2, Math.floor(name.length / 3));

/** The closest known name, if it is close enough. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const closestName = closest(name, known);
  return distance(name, closestName) <= maxTypos(name) ? closestName : undefined;
}

/** ` Did you mean "title"?`, or nothing. */
export function didYouMean(name: string, known: readonly string[]): string {
  const closestName = nearest(name, known);
  return closestName === undefined ? '' : ` Did you mean "${closestName}"?`;
}
