import { useEffect, useRef } from 'react';
import type { SearchCallbacks } from './callbacks';
import type { IndexState } from './use-search-index';

/** Milliseconds for which a query stands until it counts as performed, and not as a word that is still being typed. */
export const SETTLED_MS = 1000;
/** Characters beyond which a query without an answer is told (specification, section 5). */
const NO_RESULTS_MIN = 2;

interface Found {
  query: string;
  /** `undefined` while nothing is looked for. */
  count: number | undefined;
  state: IndexState;
  isOpen: boolean;
}

/**
 * Tells what was asked and how much was found, each query once: when it has stood for a while, or when the page is left.
 * @returns tells it now.
 */
export function useTold(
  { query, count, state, isOpen }: Found,
  callbacks: Pick<SearchCallbacks, 'onFallbackUsed' | 'onPerformed' | 'onNoResults'>,
): () => void {
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });
  const told = useRef<{ query?: string; failure?: unknown }>({});
  const tell = (results: number) => {
    if (told.current.query === query) return;
    told.current.query = query;
    latest.current.onPerformed?.({ query, results });
    if (results === 0 && query.length > NO_RESULTS_MIN) latest.current.onNoResults?.(query);
  };
  const latestTell = useRef(tell);
  useEffect(() => {
    latestTell.current = tell;
  });
  useEffect(() => {
    if (count === undefined || !query || !isOpen) return;
    const timer = setTimeout(() => latestTell.current(count), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [query, count, isOpen]);
  const failure = state.status === 'error' && query !== '' && isOpen ? state.failure : undefined;
  useEffect(() => {
    if (!failure || told.current.failure === failure) return;
    told.current.failure = failure;
    latest.current.onFallbackUsed?.();
  }, [failure]);
  return () => {
    if (count !== undefined && query) tell(count);
  };
}
