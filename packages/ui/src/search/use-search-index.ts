import { useCallback, useEffect, useRef, useState } from 'react';
import type { IndexCallbacks } from './callbacks';
import { IndexError, loadIndex, type LoadedIndex } from './load-index';

/** The loading state of the index. */
export type IndexState =
  { status: 'idle' | 'loading' } | { status: 'ready'; index: LoadedIndex } | { status: 'error'; failure: IndexError };

const IDLE: IndexState = { status: 'idle' };

/** The index of a box. It loads when you call `load`. After a failure it loads again only with `again`. */
export function useSearchIndex(
  source: string,
  callbacks: IndexCallbacks,
): { state: IndexState; load: (again?: boolean) => void } {
  /** The state, and the address that it belongs to. It does not count for another address. */
  const [{ of, state }, setState] = useState<{ of?: string; state: IndexState }>({ state: IDLE });
  const latest = useRef({ source, status: state.status, hasBegun: false, ...callbacks });
  useEffect(() => {
    Object.assign(latest.current, callbacks, { source, status: of === source ? state.status : 'idle' });
  });
  // Ignores a response that arrives after the box has unmounted.
  useEffect(() => {
    const { current } = latest;
    return () => void (current.source = '');
  }, []);
  const load = useCallback(
    (again = false) => {
      const box = latest.current;
      if (box.status !== 'idle' && !(again && box.status === 'error')) return;
      if (!box.hasBegun) box.onInitialized?.();
      Object.assign(box, { hasBegun: true, status: 'loading', source });
      setState({ of: source, state: { status: 'loading' } });
      const settle = (settled: IndexState, report: () => void) => {
        if (box.source !== source) return;
        setState({ of: source, state: settled });
        report();
      };
      loadIndex(source).then(
        (index) => settle({ status: 'ready', index }, () => box.onIndexLoaded?.({ entries: index.entries.length })),
        (error: unknown) => {
          const failure = error instanceof IndexError ? error : new IndexError('network');
          settle({ status: 'error', failure }, () => box.onIndexError?.({ reason: failure.message }));
        },
      );
    },
    [source],
  );
  return { state: of === source ? state : IDLE, load };
}
