import { useEffect, useState } from 'react';
import type { ContentApi } from '../content-api';
import { entriesOf, type Entry } from './model/files';

/** The files that can be edited, as entries of the list. */
export function useFiles(api: ContentApi): {
  entries: Entry[] | undefined;
  error: Error | undefined;
  retry: () => void;
} {
  const [entries, setEntries] = useState<Entry[]>();
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    api.list().then(
      ({ files }) => !isGone && setEntries(entriesOf(files.map(({ path }) => path))),
      (reason: Error) => !isGone && setError(reason),
    );
    return () => {
      isGone = true;
    };
  }, [api, attempt]);
  return {
    entries,
    error,
    retry: () => {
      setError(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
