import type { Publication } from '@tutoring/domain/content';
import { Button } from '@tutoring/ui/button';
import { Fragment, useState } from 'react';
import type { DeskReader } from '../content/use-files';
import type { ContentApi } from '../content-api';
import { authorAndTime } from './author';
import { FileName } from './file-name';
import { Mistakes } from './mistakes';
import { PublishedBefore } from './published-before';
import { usePublication } from './use-publication';
import type { TakeBackApi } from './use-take-back';
import { useTitles, type TitleOf } from './use-titles';
import * as styles from './publication.css';

interface PublicationBarProps {
  api: Pick<ContentApi, 'publication' | 'publish'> & TakeBackApi;
  /** Reads the titles of the files. */
  read: Pick<DeskReader, 'pages'>;
  /** Whether to show it, with what was published before, also if nothing is to be published. @default false */
  isAlways?: boolean;
  /** Milliseconds between two questions while checks run. @default 5000 */
  pollMs?: number;
}

const CHECKS: Record<Publication['checks']['state'], string> = {
  none: 'Not checked yet',
  running: 'Checks are running…',
  passed: 'Checks passed',
  failed: 'Checks failed',
};

/**
 * What is saved and not published, whether it can be, what happens next, and what was published before. Hidden where no
 * repository is connected.
 */
export function PublicationBar({ api, read, isAlways = false, pollMs }: PublicationBarProps) {
  const { publication, isPublishing, isPublished, error, publish } = usePublication(api, pollMs);
  if (!publication) return null;
  const { place, saves, files, checks, preview, head, obstacle, next } = publication;
  const count = saves.length || files.length;
  if (count === 0 && !isPublished && !isAlways) return null;
  const isReady = head !== null && obstacle === null;
  return (
    <section aria-label="Publication" className={styles.root}>
      <div className={styles.row}>
        <p role="status" className={styles.says}>
          {count > 0
            ? `${changes(count)} saved, not published · ${CHECKS[checks.state]}`
            : isPublished
              ? PUBLISHED[place]
              : 'Nothing is saved that is not published.'}
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
      {count === 0 && isPublished && <Next steps={next} />}
      {count > 0 && <Details publication={publication} read={read} />}
      <PublishedBefore api={api} read={read} />
    </section>
  );
}

/** What is true after publishing. */
const PUBLISHED: Record<Publication['place'], string> = {
  files: 'Saved as a version on this machine. It is not online yet.',
  repository: 'Published.',
};

function Next({ steps }: { steps: Publication['next'] }) {
  return steps.map(({ text, command }) => (
    <p key={text}>
      {text} {command && <code className={styles.command}>{command}</code>}
    </p>
  ));
}

const changes = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`;

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.link}>
      {children}
    </a>
  );
}

interface DetailsProps extends Pick<PublicationBarProps, 'read'> {
  publication: Publication;
}

/** As many files as the summary names before it counts the rest. */
const NAMED = 3;

/** The saves, the files, and the mistakes of failed checks. */
function Details({ publication, read }: DetailsProps) {
  const { files, checks } = publication;
  const titleOf = useTitles(
    read,
    [...files.map(({ path }) => path), ...checks.problems.map(({ file }) => file)].filter(Boolean),
  );
  const hasProblems = checks.problems.length > 0;
  const [isOpen, setOpen] = useState(hasProblems);
  const [knew, setKnew] = useState(hasProblems);
  if (knew !== hasProblems) {
    setKnew(hasProblems);
    if (hasProblems) setOpen(true);
  }
  const more = files.length - NAMED;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        What has changed
        {titleOf && files.length > 0 && ': '}
        {titleOf &&
          files.slice(0, NAMED).map(({ path }, place) => (
            <Fragment key={path}>
              {place > 0 && ', '}
              <bdi>{titleOf(path)}</bdi>
            </Fragment>
          ))}
        {titleOf && more > 0 && ` and ${more} more`}
      </summary>
      {isOpen && (titleOf ? <Changes publication={publication} titleOf={titleOf} /> : <p role="status">Loading…</p>)}
    </details>
  );
}

function Changes({ publication: { saves, files, checks }, titleOf }: { publication: Publication; titleOf: TitleOf }) {
  return (
    <ul className={styles.list}>
      <Mistakes problems={checks.problems} titleOf={titleOf} />
      {saves.map((save) => (
        <li key={`${save.at} ${save.summary}`}>
          {save.summary} <span className={styles.quiet}>{authorAndTime(save)}</span>
        </li>
      ))}
      {files.map(({ path, change }) => (
        <li key={path}>
          <FileName path={path} titleOf={titleOf} isGone={change === 'removed'} />{' '}
          <span className={styles.quiet}>{change}</span>
        </li>
      ))}
    </ul>
  );
}
