import { languageOf } from '@tutoring/domain/languages';
import { useLang } from '@tutoring/ui/provider';
import { Search, type SearchProps } from '@tutoring/ui/search';
import { CONTACT, pathIn } from '../../shared/paths';
import type { IslandProps } from '../../shared/islands';
import popular from '../../generated/popular.json';
import { createHydrate } from './lib/hydrate';

type SearchPartProps = IslandProps & Required<Pick<SearchProps, 'id' | 'place'>> & Pick<SearchProps, 'scope'>;

/** The search box; on the blog, the list of articles follows it. */
export function Island({ services, scope = 'full', ...props }: SearchPartProps) {
  const language = languageOf(useLang());
  const track = services?.track;
  /** The page is about to be left: nothing may wait for a quiet moment. */
  const leave = () => void services?.flushEvents();
  return (
    <Search
      {...props}
      scope={scope}
      popular={popular[language]}
      contact={pathIn(language, CONTACT)}
      onInitialized={() => track?.('search_initialized', { scope })}
      onIndexLoaded={({ entries }) => track?.('search_index_loaded', { scope, entries })}
      onIndexError={({ reason }) => track?.('search_index_error', { scope, reason })}
      onFallbackUsed={() => track?.('search_fallback_used', { scope })}
      onPerformed={({ results }) => track?.('search_performed', { scope, results })}
      onSearch={(query) => {
        track?.('search', { scope, search_term: query });
        leave();
      }}
      onNoResults={(query) => track?.('search_no_results', { scope, search_term: query })}
      onResultClick={({ query, url, position }) => {
        track?.('search_result_click', { scope, search_term: query, result_path: url, position });
        leave();
      }}
      onQueryChange={scope === 'blog' ? showOnly : undefined}
    />
  );
}

/** Shows the articles of the page's list that are found, and says so if there are none. Without a search it shows all. */
function showOnly(query: string, found: readonly string[] | undefined): void {
  const articles = [...document.querySelectorAll<HTMLElement>('[data-page]')];
  for (const article of articles) article.hidden = found?.includes(article.dataset.page ?? '') === false;
  const none = document.querySelector<HTMLElement>('[data-no-article]');
  const [asked, all] = [none?.querySelector('[data-asked]'), none?.querySelector('button')];
  if (!none || !asked || !all) return;
  none.hidden = articles.some(({ hidden }) => !hidden);
  asked.textContent = query;
  all.onclick = () => showOnly('', undefined);
}

export const hydrate = createHydrate('search', Island);
