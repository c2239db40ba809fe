import { referencePattern } from '@tutoring/domain/lead-limits';
import { Button } from '@tutoring/ui/button';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { useFragment } from '../app/use-fragment';
import { Trouble } from '../common/trouble';
import { useLoaded } from '../common/use-loaded';
import type { MarkingApi } from './api';
import { MarkingList } from './marking-list';
import { MarkingView } from './marking-view';
import { SampleList } from './public-sample';
import * as styles from './marking.css';

const referenceIn = (fragment: string) => (referencePattern.test(fragment) ? fragment : undefined);

/** The pages that families sent, and one of them in their place when it is open (`#L-7KQM-R4TX`). */
export function Marking({ api }: { api: MarkingApi }) {
  const { value: reference, onFollow, close } = useFragment(referenceIn);
  const load = useCallback((signal: AbortSignal) => api.list(signal), [api]);
  const { data, error, isLoading, retry } = useLoaded(load);
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current && !reference) {
      retry();
      const line = list.current?.querySelector<HTMLElement>(`a[href="#${before.current}"]`);
      (line ?? list.current?.querySelector<HTMLElement>('h2'))?.focus();
    }
    before.current = reference;
  }, [reference, retry]);

  return (
    <>
      {reference && <MarkingView key={reference} api={api} reference={reference} onClose={close} />}
      <div ref={list} hidden={reference !== undefined} aria-busy={isLoading} className={styles.list}>
        <p className={styles.row}>
          <Button variant="secondary" onClick={retry}>
            Refresh
          </Button>
          <span role="status" className={styles.quiet}>
            {isLoading && !data ? 'Loading the pages…' : ''}
          </span>
        </p>
        {error && !isLoading && <Trouble error={error} onRetry={retry} />}
        {data && <MarkingList list={data} onFollow={onFollow} />}
        {data && (
          <Suspense>
            <SampleList key={reference ?? ''} list={data} onFollow={onFollow} />
          </Suspense>
        )}
      </div>
    </>
  );
}
