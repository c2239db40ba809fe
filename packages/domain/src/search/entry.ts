import type { Language } from '../languages';

/** What an entry can be; each has a label and, among the results, a group of its own. */
export const SEARCH_TYPES = ['blog', 'service', 'guide', 'tool', 'regional', 'page', 'faq'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** What is searched: the articles alone, or everything. Each has an index and recent searches of its own. */
export const SEARCH_SCOPES = ['blog', 'full'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** A page, or an answer on a page, as the index holds it (specification, section 3). */
export interface SearchEntry {
  id: string;
  title: string;
  description: string;
  /** Its address on this site, with a `#…` for a place on a page. */
  url: string;
  type: SearchType;
  /** Other words for what it is about. */
  keywords: readonly string[];
  /** Its headings and a short excerpt. */
  content: string;
  /** The language of its words. */
  language: Language;
}

/** An entry that was found. */
export interface SearchResult extends SearchEntry {
  /** How well it matches: the higher, the better. Comparable within one search only. */
  score: number;
}

const TEXTS = ['id', 'title', 'description', 'url', 'content', 'language'] as const;

/**
 * The entries of an index that came over the network, or `undefined` if it is not one. Addresses that lead elsewhere
 * make the whole index wrong. (A schema would be heavier than what it checks.)
 */
export function readEntries(value: unknown): SearchEntry[] | undefined {
  return Array.isArray(value) && value.every(isEntry) ? value : undefined;
}

function isEntry(value: unknown): value is SearchEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  return (
    TEXTS.every((name) => typeof entry[name] === 'string') &&
    /^\/(?![/\\])[^\t\n\r]*$/.test(entry.url as string) &&
    (SEARCH_TYPES as readonly unknown[]).includes(entry.type) &&
    Array.isArray(entry.keywords) &&
    entry.keywords.every((word) => typeof word === 'string')
  );
}
