import type { Language } from '../languages';

/** Types of entries; each has a label and its own group of results. */
export const SEARCH_TYPES = ['blog', 'service', 'guide', 'tool', 'regional', 'page', 'faq'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** Scopes of a search: only articles, or everything. Each has its own index and recent searches. */
export const SEARCH_SCOPES = ['blog', 'full'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** An entry of the index (specification, section 3): a page, or an answer on a page. */
export interface SearchEntry {
  id: string;
  title: string;
  description: string;
  /** The address on this site, with a fragment for a part of a page. */
  url: string;
  type: SearchType;
  /** Synonyms and related words. */
  keywords: readonly string[];
  /** Its headings and a short excerpt. */
  content: string;
  /** The language of its words. */
  language: Language;
}

/** A search result. */
export interface SearchResult extends SearchEntry {
  /** The score: higher is better. Comparable only within one search. */
  score: number;
}

const TEXTS = ['id', 'title', 'description', 'url', 'content', 'language'] as const;

/**
 * Parses an index; `undefined` if it is invalid or contains an address of another site. (A schema would be larger than this
 * check.)
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
