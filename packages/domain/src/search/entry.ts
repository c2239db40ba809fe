import { addressIn, LANGUAGES, type Language } from '../languages';

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

/** The address of the index for pages in a language: in English the one that the specification names. */
export function searchIndexOf(language: Language): string {
  return `/search-index-${language === 'en' ? 'full' : language.toLowerCase()}.json`;
}

/**
 * The entries for a visitor who reads in a language: translations only into that language, and no English page that is translated
 * into it. Entries in a third language keep only their names: with all words, the index would be a third larger.
 */
export function entriesIn(language: Language, entries: readonly SearchEntry[]): SearchEntry[] {
  const languagesOf = new Map<string, Language>(entries.map((entry) => [pageOf(entry), entry.language]));
  const isTranslation = (entry: SearchEntry) => languagesOf.get(originalOf(entry)) === 'en';
  const isTranslated = (entry: SearchEntry) =>
    entry.language === 'en' && language !== 'en' && languagesOf.get(addressIn(pageOf(entry), language)) === language;
  const isRead = (entry: SearchEntry) => language === 'en' || [language, 'en'].includes(entry.language);
  return entries
    .filter((entry) => (isTranslation(entry) ? entry.language === language : !isTranslated(entry)))
    .map((entry) => (isRead(entry) ? entry : { ...entry, content: '' }));
}

const LANGUAGE_AT_END = new RegExp(`/(?:${LANGUAGES.map((language) => language.toLowerCase()).join('|')})$`);

/** The address of an entry's page, without the fragment. */
const pageOf = ({ url }: SearchEntry) => url.split('#')[0] ?? url;
/** The address that a page would translate: `/faq` for `/faq/fr`; empty for a page without a language at the end. */
const originalOf = (entry: SearchEntry) => {
  const page = pageOf(entry);
  return LANGUAGE_AT_END.test(page) && entry.language !== 'en' ? page.replace(LANGUAGE_AT_END, '') : '';
};
