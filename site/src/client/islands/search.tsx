import { languageOf } from '@tutoring/domain/languages';
import { useLang } from '@tutoring/ui/provider';
import { searchIndexOf } from '@tutoring/domain/search-entry';
import { Search, type SearchProps } from '@tutoring/ui/search';
import { CONTACT, pathIn } from '../../shared/paths';
import type { IslandProps } from '../../shared/islands';
import popular from '../../generated/popular.json';
import { createHydrate } from './lib/hydrate';

type SearchIslandProps = IslandProps & Required<Pick<SearchProps, 'id' | 'place'>> & Pick<SearchProps, 'scope'>;

/** The search box. On the blog it also filters the list of articles. */
export function Island({ services, scope = 'full', ...props }: SearchIslandProps) {
  const language = languageOf(useLang());
  const track = services?.track;
  /** Sends events immediately, because the visitor is about to leave the page. */
  const flushEvents = () => void services?.flushEvents();
  return (
    <Search
      {...props}
      scope={scope}
      {...(scope === 'full' && { source: searchIndexOf(language) })}
      popular={popular[language]}
      contact={pathIn(language, CONTACT)}
      onInitialized={() => track?.('search_initialized', { scope })}
      onIndexLoaded={({ entries }) => track?.('search_index_loaded', { scope, entries })}
      onIndexError={({ reason }) => track?.('search_index_error', { scope, reason })}
      onFallbackUsed={() => track?.('search_fallback_used', { scope })}
      onPerformed={({ results }) => track?.('search_performed', { scope, results })}
      onSearch={(query) => {
        track?.('search', { scope, search_term: query });
        flushEvents();
      }}
      onNoResults={(query) => track?.('search_no_results', { scope, search_term: query })}
      onResultClick={({ query, url, position }) => {
        track?.('search_result_click', { scope, search_term: query, result_path: url, position });
        flushEvents();
      }}
      onQueryChange={scope === 'blog' ? filterArticles : undefined}
    />
  );
}

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
