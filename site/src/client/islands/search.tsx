import { languageOf } from '@tutoring/domain/languages';
import { searchIndexOf } from '@tutoring/domain/search-entry';
import { useLang } from '@tutoring/ui/provider';
import { Search, type SearchProps } from '@tutoring/ui/search';
import { useEffect, useRef, useState } from 'react';
import { CONTACT, pathIn } from '../../shared/paths';
import type { IslandProps } from '../../shared/islands';
import popular from '../../generated/popular.json';
import { createHydrate } from './lib/hydrate';
import { HeldQuery, reportMissed } from './lib/missed-query';
import { checkOf, prepareChecks } from './lib/typed-text';

type SearchIslandProps = IslandProps & Required<Pick<SearchProps, 'id' | 'place'>> & Pick<SearchProps, 'scope'>;

/** The search box. On the blog it also filters the list of articles. */
export function Island({ services, scope = 'full', ...props }: SearchIslandProps) {
  const language = languageOf(useLang());
  const track = services?.track;
  const isAllowed = () => services?.consent().allowed.analytics ?? false;
  /** Sends events immediately, because the visitor is about to leave the page. */
  const flushEvents = () => void services?.flushEvents();
  const hasIndex = useRef(false);
  /** Checks typed text before it is sent, so the check must be ready when the visitor leaves. The index comes first. */
  const prepare = () => {
    if (hasIndex.current && isAllowed()) prepareChecks(language).catch(() => undefined);
  };
  const [missed] = useState(
    () =>
      new HeldQuery((query) => {
        const isHarmless = checkOf([query], language);
        track?.('search_no_results', { scope, search_term: query }, isHarmless);
        // The blog's box searches the blog only: another page may have the answer.
        if (scope === 'full') void reportMissed('search', query, isHarmless, isAllowed);
      }),
  );
  useEffect(() => {
    const onHidden = () => {
      if (!document.hidden) return;
      missed.goOn();
      void services?.flushEvents();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, [missed, services]);
  return (
    <Search
      {...props}
      scope={scope}
      {...(scope === 'full' && { source: searchIndexOf(language) })}
      popular={popular[language]}
      contact={pathIn(language, CONTACT)}
      hasChat={pageHasChat()}
      onFocus={prepare}
      onInitialized={() => track?.('search_initialized', { scope })}
      onIndexLoaded={({ entries }) => {
        track?.('search_index_loaded', { scope, entries });
        hasIndex.current = true;
        prepare();
      }}
      onIndexError={({ reason }) => track?.('search_index_error', { scope, reason })}
      onFallbackUsed={() => track?.('search_fallback_used', { scope })}
      onPerformed={({ query, results }) => {
        track?.('search_performed', { scope, results });
        const isHarmless = checkOf([query], language);
        if (isAllowed()) isHarmless().catch(() => undefined);
        missed.paused(query);
      }}
      onNoResults={(query) => missed.hold(query)}
      onSearch={(query) => {
        missed.goOn();
        track?.('search', { scope, search_term: query }, checkOf([query], language));
        flushEvents();
      }}
      onResultClick={({ query, url, position }) => {
        const event = { scope, search_term: query, result_path: url, position };
        track?.('search_result_click', event, checkOf([query], language));
        flushEvents();
      }}
      onQueryChange={scope === 'blog' ? filterArticles : undefined}
    />
  );
}

/** Whether this page has the chat: some leave it out. What depends on it is rendered after hydration only. */
const pageHasChat = () => typeof document !== 'undefined' && document.querySelector('[data-island="chat"]') !== null;

/** Shows the matching articles of the list, or a message if nothing matches. Without a query it shows all. */
function filterArticles(query: string, found: readonly string[] | undefined): void {
  const articles = [...document.querySelectorAll<HTMLElement>('[data-page]')];
  for (const article of articles) article.hidden = found?.includes(article.dataset.page ?? '') === false;
  const noMatch = document.querySelector<HTMLElement>('[data-no-article]');
  const [queryText, showAll] = [noMatch?.querySelector('[data-asked]'), noMatch?.querySelector('button')];
  if (!noMatch || !queryText || !showAll) return;
  noMatch.hidden = articles.some(({ hidden }) => !hidden);
  queryText.textContent = query;
  showAll.onclick = () => filterArticles('', undefined);
}

export const hydrate = createHydrate('search', Island);
