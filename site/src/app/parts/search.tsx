import { languageOf } from '@tutoring/domain/languages';
import { useLang } from '@tutoring/ui/provider';
import { Search, type SearchProps } from '@tutoring/ui/search';
import { CONTACT, pathIn } from '../../contract/own-pages';
import type { InVisit } from '../../contract/part';
import popular from '../../generated/popular.json';
import { waker } from '../wake';

type SearchPartProps = InVisit & Required<Pick<SearchProps, 'id' | 'place'>> & Pick<SearchProps, 'scope'>;

/** The search box; on the blog, the list of articles follows it. */
export function Part({ visit, scope = 'full', ...props }: SearchPartProps) {
  const language = languageOf(useLang());
  const track = visit?.track;
  /** The page is about to be left: nothing may wait for a quiet moment. */
  const leave = () => void visit?.handOn();
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
      onQueryChange={scope === 'blog' ? (_, urls) => showOnly(urls) : undefined}
    />
  );
}

/** Leaves the articles in the page's list that are found; all of them, where none is or nothing is looked for. */
function showOnly(found: readonly string[] | undefined): void {
  for (const article of document.querySelectorAll<HTMLElement>('[data-page]')) {
    article.hidden = Boolean(found?.length) && !found?.includes(article.dataset.page ?? '');
  }
}

export const wake = waker('search', Part);
