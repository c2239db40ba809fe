import { useCallback, useEffect, useState } from 'react';

interface State<Data> {
  /** What was loaded last. It stays while something else is loaded, and if that fails. */
  data: Data | undefined;
  /** Why the last request failed. It stays until the next answer. */
  error: Error | undefined;
  isLoading: boolean;
}

/** Loads something. Older requests are given up. @param load Another function loads anew. */
export function useLoaded<Data>(load: (signal: AbortSignal) => Promise<Data>): State<Data> & { retry: () => void } {
  const [state, setState] = useState<State<Data>>({ data: undefined, error: undefined, isLoading: true });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const aborted = new AbortController();
    setState((before) => ({ ...before, isLoading: true }));
    load(aborted.signal).then(
      (data) => !aborted.signal.aborted && setState({ data, error: undefined, isLoading: false }),
      (error: Error) => !aborted.signal.aborted && setState((before) => ({ ...before, error, isLoading: false })),
    );
    return () => aborted.abort();
  }, [load, attempt]);
  return { ...state, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
