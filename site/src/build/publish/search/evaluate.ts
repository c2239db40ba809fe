import type { Language } from '@tutoring/domain/languages';
import { parse } from 'yaml';

/** A query of e2e/held-out/search.yaml, with the pages that answer it. */
export interface Searched {
  language: Language;
  query: string;
  /** Such as `typical`, `misspelt` or `school`. */
  kind: string;
  /** Any of these addresses answers the query. */
  accepted: readonly string[];
  /** Whether the order for the search names the query, so that its authors knew it. @default false */
  named?: boolean;
}

/** Reads a table of queries. */
export const readQueries = (yaml: string) => parse(yaml) as Searched[];

/** The first results, among which an accepted page must be. */
const FIRST = 3;

/** `low`: an accepted page is found, but not among the first. */
export type Place = 'first' | 'low' | 'elsewhere' | 'nothing';

/** Where a search finds an accepted page. @param urls The addresses of its results, the best first. */
export function placeOf({ accepted }: Pick<Searched, 'accepted'>, urls: readonly string[]): Place {
  if (urls.length === 0) return 'nothing';
  const at = urls.findIndex((url) => accepted.includes(url));
  if (at < 0) return 'elsewhere';
  return at < FIRST ? 'first' : 'low';
}

/** The places of a group of queries. */
export type Count = Record<Place, number> & { group: string; asked: number };

/** Counts the places of each group, in the order in which the groups appear. */
export function counted(places: readonly { group: string; place: Place }[]): Count[] {
  const counts = new Map<string, Count>();
  for (const { group, place } of places) {
    const count = counts.get(group) ?? { group, asked: 0, first: 0, low: 0, elsewhere: 0, nothing: 0 };
    count.asked += 1;
    count[place] += 1;
    counts.set(group, count);
  }
  return [...counts.values()];
}
