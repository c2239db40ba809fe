import type { Publication } from '@tutoring/domain/content';
import { contentKindOf } from '@tutoring/domain/content-limits';
import { Button } from '@tutoring/ui/button';
import { useState } from 'react';
import { useLoaded } from '../common/use-loaded';
import { editHref } from '../content/addresses';
import { entriesOf, titleOf } from '../content/model/files';
import type { DeskReader } from '../content/use-files';
import type { ContentApi } from '../content-api';
import { usePublication } from './use-publication';
import * as styles from './publication.css';

interface PublicationBarProps {
  api: Pick<ContentApi, 'publication' | 'publish'>;
  /** Reads the titles of the files. */
  read: Pick<DeskReader, 'pages'>;
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
export function PublicationBar({ api, read, pollMs }: PublicationBarProps) {
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
      {count > 0 && <Details publication={publication} read={read} />}
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

interface DetailsProps extends Pick<PublicationBarProps, 'read'> {
  publication: Publication;
}

/** The saves, the files, and the mistakes of failed checks. */
function Details({ publication, read }: DetailsProps) {
  const hasProblems = publication.checks.problems.length > 0;
  const [isOpen, setOpen] = useState(hasProblems);
  const [knew, setKnew] = useState(hasProblems);
  if (knew !== hasProblems) {
    setKnew(hasProblems);
    if (hasProblems) setOpen(true);
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>What has changed</summary>
      {isOpen && <Changes publication={publication} read={read} />}
    </details>
  );
}

function Changes({ publication: { saves, files, checks }, read }: DetailsProps) {
  const { data: known, error } = useLoaded(read.pages);
  // Without titles, the paths have to do.
  if (!known && !error) return <p role="status">Loading…</p>;
  const pages = known?.files ?? [];
  const entries = entriesOf(
    [...pages, ...files].map(({ path }) => path),
    pages,
  );
  return (
    <ul className={styles.list}>
      {checks.problems.map(({ file, line, message }) => (
        <li key={`${file} ${line} ${message}`} className={styles.trouble}>
          {file && (
            <a href={editHref({ path: file, line: line ?? undefined })}>
              <bdi>{titleOf(entries, file)}</bdi>
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
          {change === 'removed' || !contentKindOf(path) || contentKindOf(path) === 'photo' ? (
            <bdi>{titleOf(entries, path)}</bdi>
          ) : (
            <a href={editHref({ path })}>
              <bdi>{titleOf(entries, path)}</bdi>
            </a>
          )}{' '}
          <span className={styles.quiet}>{change}</span>
        </li>
      ))}
    </ul>
  );
}
