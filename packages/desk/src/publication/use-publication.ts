import type { Publication } from '@tutoring/domain/content';
import { useCallback, useEffect, useState } from 'react';
import { onSave, type ContentApi } from '../content-api';

/** Milliseconds between two questions while checks run. */
const POLL_MS = 5000;

export interface PublicationState {
  /** Nothing until it is known, or where no repository is connected. */
  publication: Publication | undefined;
  isPublishing: boolean;
  /** Why it was not published. */
  error: Error | undefined;
  /** Whether the last thing that happened was a publication. */
  isPublished: boolean;
  publish: () => void;
}

/** What is saved and not published: asked for at the start, after each save, and repeatedly only while checks run. */
export function usePublication(api: Pick<ContentApi, 'publication' | 'publish'>, pollMs = POLL_MS): PublicationState {
  const [publication, setPublication] = useState<Publication>();
  const [attempt, setAttempt] = useState(0);
  const [isPublishing, setPublishing] = useState(false);
  const [isPublished, setPublished] = useState(false);
  const [error, setError] = useState<Error>();
  const reload = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    const aborted = new AbortController();
    api.publication(aborted.signal).then(
      (found) => !aborted.signal.aborted && setPublication(found),
      // Without a repository or a connection there is no bar; screens say why nothing can be saved.
      () => undefined,
    );
    return () => aborted.abort();
  }, [api, attempt]);
  useEffect(
    () =>
      onSave(() => {
        setPublished(false);
        setError(undefined);
        reload();
      }),
    [reload],
  );
  const isWaiting = publication?.checks.state === 'running';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), pollMs);
    return () => clearInterval(timer);
  }, [isWaiting, pollMs, reload]);

  return {
    publication,
    isPublishing,
    isPublished,
    error,
    publish: () => {
      if (isPublishing || !publication?.head) return;
      setPublishing(true);
      setError(undefined);
      api
        .publish(publication.head)
        .then(
          (after) => {
            setPublication(after);
            setPublished(true);
          },
          (reason: Error) => {
            setError(reason);
            // Somebody may have saved or published since.
            reload();
          },
        )
        .finally(() => setPublishing(false));
    },
  };
}
