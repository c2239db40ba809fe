import { useEffect, useRef } from 'react';
import type { SearchCallbacks } from './callbacks';
import type { IndexState } from './use-search-index';

/** Milliseconds without a change after which a query counts as performed. */
export const SETTLED_MS = 1000;
/** `onNoResults` gets only queries with more characters than this (specification, section 5). */
const NO_RESULTS_MIN = 2;

interface Found {
  query: string;
  /** The number of results. `undefined` if there was no search. */
  count: number | undefined;
  state: IndexState;
  isOpen: boolean;
}

/**
 * Reports each query and its number of results once, after the visitor has stopped typing.
 * @returns Reports the query at once. Call it before the visitor leaves the page.
 */
export function useSearchEvents(
  { query, count, state, isOpen }: Found,
  callbacks: Pick<SearchCallbacks, 'onFallbackUsed' | 'onPerformed' | 'onNoResults'>,
): () => void {
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });
  const reported = useRef<{ query?: string; failure?: unknown }>({});
  const report = (results: number) => {
    if (reported.current.query === query) return;
    reported.current.query = query;
    latest.current.onPerformed?.({ query, results });
    if (results === 0 && query.length > NO_RESULTS_MIN) latest.current.onNoResults?.(query);
  };
  const latestReport = useRef(report);
  useEffect(() => {
    latestReport.current = report;
  });
  useEffect(() => {
    if (count === undefined || !query || !isOpen) return;
    const timer = setTimeout(() => latestReport.current(count), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [query, count, isOpen]);
  const failure = state.status === 'error' && query !== '' && isOpen ? state.failure : undefined;
  useEffect(() => {
    if (!failure || reported.current.failure === failure) return;
    reported.current.failure = failure;
    latest.current.onFallbackUsed?.();
  }, [failure]);
  return () => {
    if (count !== undefined && query) report(count);
  };
}
