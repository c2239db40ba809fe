import type { SearchEntry, SearchResult, SearchScope } from '@tutoring/domain/search-entry';
import { isSearchable } from '@tutoring/domain/search-query';
import { useEffect, useMemo, useRef } from 'react';
import type { en } from '#search/messages/en';
import { fill } from '../lib/fill';
import { languageOrEnglish } from '../lib/language-or-english';
import type { Translation } from '../lib/translation';
import type { NavigationLink } from '../navigation-menu/navigation-menu';
import { FALLBACKS } from './fallbacks';
import { clearRecentSearches, removeRecentSearch, useRecentSearches } from './recent-searches';
import type { SearchCallbacks } from './callbacks';
import type { IndexState } from './use-search-index';
import type { IndexError, LoadedIndex } from './load-index';
import { useSearchEvents } from './use-search-events';

export type Messages = Translation<typeof en>;

/** An option of the list. */
export interface Option {
  title: string;
  text?: string | undefined;
  /** The language of its text, if it is not the page's. */
  lang?: string | undefined;
  /** The address of its link. Without it, choosing the option fills the title into the field. */
  href?: string | undefined;
  /** The position among the results, from 1. */
  position?: number | undefined;
}

export interface OptionGroup {
  /** The heading of the group. @default none */
  label?: string | undefined;
  options: readonly Option[];
}

/** The content of the list. */
export interface Suggestions {
  kind: 'empty' | 'short' | 'loading' | 'results' | 'none' | 'error';
  groups: readonly OptionGroup[];
  /** The number of results. */
  count: number;
  recent: readonly string[];
  forget: (query?: string) => void;
  highlight?: LoadedIndex['highlight'] | undefined;
  /** If there are no results, a similar spelling that has some. */
  meant?: string | undefined;
  failure?: IndexError | undefined;
  /** Reports the query now, because the visitor leaves the page. */
  reportNow: () => void;
}

/** The input of `useSuggestions`. */
export interface Asked extends Pick<
  SearchCallbacks,
  'onFallbackUsed' | 'onPerformed' | 'onNoResults' | 'onQueryChange'
> {
  query: string;
  state: IndexState;
  scope: SearchScope;
  messages: Messages;
  action: string;
  popular?: readonly NavigationLink[] | undefined;
  lang: string;
  isOpen: boolean;
}

/** Returns the content of the list for a query, and reports the query to the callbacks. */
export function useSuggestions({
  query,
  state,
  scope,
  messages,
  action,
  popular = [],
  lang,
  isOpen,
  ...callbacks
}: Asked): Suggestions {
  const recent = useRecentSearches(scope);
  const language = languageOrEnglish(lang);
  const asked = query.trim();
  const index = state.status === 'ready' ? state.index : undefined;
  const results = useMemo(
    () => (index && isSearchable(asked) ? index.engine.search(asked, { language }) : undefined),
    [index, asked, language],
  );
  const meant = useMemo(
    () => (index && results?.length === 0 ? index.engine.nearestSpelling(asked) : undefined),
    [index, asked, results],
  );
  const reportNow = useSearchEvents({ query: asked, count: results?.length, state, isOpen }, callbacks);
  const { onQueryChange } = callbacks;
  const follows = useRef(onQueryChange);
  useEffect(() => {
    follows.current = onQueryChange;
  });
  useEffect(() => {
    // Finds all matches, not only the eight visible ones. That is more work, so it runs only with `onQueryChange`.
    const matching = results && follows.current && index?.engine.search(asked, { language, limit: Infinity });
    follows.current?.(
      asked,
      matching?.map(({ url }) => url),
    );
  }, [asked, results, index, language]);

  const base = {
    count: results?.length ?? 0,
    recent,
    forget: (one?: string) => {
      if (one === undefined) clearRecentSearches(scope);
      else removeRecentSearch(scope, one);
    },
    highlight: index?.highlight,
    reportNow,
  };
  if (!asked) {
    const own = { label: messages.recent, options: recent.map((title): Option => ({ title })) };
    const offered = {
      label: messages.popular,
      options: popular.map(({ href, label }): Option => ({ href, title: label })),
    };
    return { ...base, kind: 'empty', groups: [own, offered].filter(({ options }) => options.length > 0) };
  }
  if (state.status === 'error') {
    const options = FALLBACKS[scope].map(({ href, title }): Option => ({ href, title: messages[title] }));
    return { ...base, kind: 'error', groups: [{ options }], failure: state.failure };
  }
  if (!isSearchable(asked)) return { ...base, kind: 'short', groups: [] };
  if (!index || !results) return { ...base, kind: 'loading', groups: [] };
  if (results.length === 0) return { ...base, kind: 'none', groups: [], meant };
  const target = new URLSearchParams({
    q: asked,
    ...(scope !== 'full' && { type: scope }),
    ...(lang !== 'en' && { lang }),
  });
  const all = { title: fill(messages.all, { query: asked }), href: `${action}?${target}` };
  return { ...base, kind: 'results', groups: [...grouped(results, messages, lang), { options: [all] }] };
}

/** Groups the results by type, in the order of each type's best result. */
function grouped(results: readonly SearchResult[], messages: Messages, lang: string): OptionGroup[] {
  let position = 0;
  return [...new Set(results.map(({ type }) => type))].map((type) => ({
    label: typeLabel(messages, { type }),
    options: results
      .filter((result) => result.type === type)
      .map((result): Option => ({
        title: result.title,
        text: result.description,
        href: result.url,
        lang: foreign(result, lang),
        position: (position += 1),
      })),
  }));
}

/** Returns the label of an entry's type. */
export function typeLabel(messages: Messages, { type }: Pick<SearchEntry, 'type'>): string {
  return {
    blog: messages.typeBlog,
    service: messages.typeService,
    guide: messages.typeGuide,
    tool: messages.typeTool,
    regional: messages.typeRegional,
    page: messages.typePage,
    faq: messages.typeFaq,
  }[type];
}

function foreign({ language }: SearchEntry, lang: string): string | undefined {
  return lang === language || lang.startsWith(`${language}-`) ? undefined : language;
}
