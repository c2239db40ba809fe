import type { PublishedChange } from '@tutoring/domain/content';
import { CONTENT_LIMITS } from '@tutoring/domain/content-limits';
import { Button } from '@tutoring/ui/button';
import { useCallback, useEffect, useState } from 'react';
import { Trouble } from '../common/trouble';
import { useLoaded } from '../common/use-loaded';
import type { DeskReader } from '../content/use-files';
import { onUnpublished } from '../content-api';
import { authorAndTime } from './author';
import { FileName } from './file-name';
import { TakenBack } from './taken-back';
import { useTakeBack, type TakeBackApi } from './use-take-back';
import { useTitles, type TitleOf } from './use-titles';
import * as styles from './publication.css';

interface PublishedBeforeProps {
  api: TakeBackApi;
  read: Pick<DeskReader, 'pages'>;
}

/** What was published before, folded. Each change can be taken back. */
export function PublishedBefore(props: PublishedBeforeProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>Published before</summary>
      {isOpen && <History {...props} />}
    </details>
  );
}

function History({ api, read }: PublishedBeforeProps) {
  const { data, error, isLoading, retry } = useLoaded(useCallback((signal: AbortSignal) => api.history(signal), [api]));
  useEffect(() => onUnpublished(retry), [retry]);
  const changes = data?.changes ?? [];
  const titleOf = useTitles(
    read,
    changes.flatMap(({ files }) => files.map(({ path }) => path)),
  );
  if (error && !isLoading) return <Trouble error={error} onRetry={retry} />;
  if (!data || !titleOf) return <p role="status">Loading…</p>;
  if (changes.length === 0) return <p>Nothing yet: what you publish is listed here.</p>;
  return (
    <ol className={styles.history}>
      {changes.map((change) => (
        <Change key={change.id} change={change} api={api} titleOf={titleOf} />
      ))}
    </ol>
  );
}

/** As many files as are named before the rest is counted. */
const NAMED = 6;

interface ChangeProps {
  change: PublishedChange;
  api: TakeBackApi;
  titleOf: TitleOf;
}

function Change({ change, api, titleOf }: ChangeProps) {
  const { state, takeBack } = useTakeBack(api, change);
  const { summary, files, others } = change;
  const isBusy = state.step === 'busy';
  const isTooLarge = files.length > CONTENT_LIMITS.files;
  const more = files.length - NAMED;
  return (
    <li className={styles.change}>
      <div className={styles.row}>
        <div className={styles.what}>
          <p className={styles.says} dir="auto">
            {summary}
          </p>
          <p className={styles.quiet}>{authorAndTime(change)}</p>
        </div>
        {!isTooLarge && (
          <Button
            variant="secondary"
            aria-label={`Take back: ${summary}`}
            aria-disabled={isBusy}
            onClick={() => isBusy || takeBack()}
          >
            {isBusy ? 'Taking back…' : 'Take back'}
          </Button>
        )}
      </div>
      <ul className={styles.files}>
        {files.slice(0, NAMED).map(({ path, change: how }) => (
          <li key={path}>
            <FileName path={path} titleOf={titleOf} isGone={how === 'removed'} />{' '}
            <span className={styles.quiet}>{how}</span>
          </li>
        ))}
        {more > 0 && <li className={styles.quiet}>{more === 1 ? 'one more' : `${more} more`}</li>}
      </ul>
      {others > 0 && <p className={styles.quiet}>It also changed code, which stays as it is.</p>}
      {isTooLarge && <p className={styles.quiet}>It changed too many files to take back here: ask a developer.</p>}
      <TakenBack state={state} titleOf={titleOf} onRest={() => takeBack({ despite: true })} />
    </li>
  );
}
