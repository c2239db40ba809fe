import type { Publication } from '@tutoring/domain/content';
import { Button } from '@tutoring/ui/button';
import { editHref } from '../content/addresses';
import type { ContentApi } from '../content-api';
import { usePublication } from './use-publication';
import * as styles from './publication.css';

interface PublicationBarProps {
  api: Pick<ContentApi, 'publication' | 'publish'>;
  /** Milliseconds between two questions while checks run. @default 5000 */
  pollMs?: number;
}

const CHECKS: Record<Publication['checks']['state'], string> = {
  none: 'Not checked yet',
  running: 'Checks are running…',
  passed: 'Checks passed',
  failed: 'Checks failed',
};

/** What is saved and not published, whether it can be, and what happens next. Hidden when there is nothing to say. */
export function PublicationBar({ api, pollMs }: PublicationBarProps) {
  const { publication, isPublishing, isPublished, error, publish } = usePublication(api, pollMs);
  if (!publication) return null;
  const { saves, files, checks, preview, head, obstacle, next } = publication;
  const count = saves.length || files.length;
  if (count === 0 && !isPublished) return null;
  const isReady = head !== null && obstacle === null;
  return (
    <section aria-label="Publication" className={styles.root}>
      <div className={styles.row}>
        <p role="status" className={styles.says}>
          {count === 0 ? 'Published.' : `${changes(count)} saved, not published · ${CHECKS[checks.state]}`}
        </p>
        {count > 0 && (
          <div className={styles.row}>
            {checks.href && <Outside href={checks.href}>The checks</Outside>}
            {preview && <Outside href={preview}>Preview</Outside>}
            <Button aria-disabled={!isReady || isPublishing} onClick={() => isReady && publish()}>
              {isPublishing ? 'Publishing…' : 'Publish'}
            </Button>
          </div>
        )}
      </div>
      {error && (
        <p role="alert" className={styles.trouble}>
          {error.message}
        </p>
      )}
      {count > 0 && obstacle && obstacle !== error?.message && <p>{obstacle}</p>}
      {next.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {count > 0 && <Details publication={publication} />}
    </section>
  );
}

const changes = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`;

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.link}>
      {children}
    </a>
  );
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** The saves, the files, and the mistakes of failed checks. */
function Details({ publication: { saves, files, checks } }: { publication: Publication }) {
  return (
    <details open={checks.problems.length > 0}>
      <summary className={styles.summary}>What has changed</summary>
      <ul className={styles.list}>
        {checks.problems.map(({ file, line, message }) => (
          <li key={`${file} ${line} ${message}`} className={styles.trouble}>
            {file && (
              <a href={editHref({ path: file, line: line ?? undefined })}>
                {file}
                {line && `, line ${line}`}
              </a>
            )}
            <p className={styles.message}>{message}</p>
          </li>
        ))}
        {saves.map(({ summary, by, at }) => (
          <li key={`${at} ${summary}`}>
            {summary} <span className={styles.quiet}>{`${by}, ${moment.format(new Date(at))}`}</span>
          </li>
        ))}
        {files.map(({ path, change }) => (
          <li key={path}>
            {change === 'removed' ? path : <a href={editHref({ path })}>{path}</a>}{' '}
            <span className={styles.quiet}>{change}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
