import type { MarkingLine, MarkingList as List } from '@tutoring/domain/marking';
import { Badge } from '@tutoring/ui/badge';
import { useNow } from '@tutoring/ui/internal/use-now';
import type { MouseEvent } from 'react';
import { en } from '../leads/messages';
import { dayOf, momentOf } from '../leads/moments';
import { nameIn } from '../leads/value-label';
import { isUnreached } from './return-mail';
import { dueIn, untilWords } from './words';
import * as styles from './marking.css';

/** Milliseconds after which the list says again how long is left for each marking. */
const TICK_MS = 60_000;

interface MarkingListProps {
  list: List;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The markings: those that wait first. */
export function MarkingList({ list: { markings, waitingMax }, onFollow }: MarkingListProps) {
  const now = useNow(TICK_MS);
  const waiting = markings.filter(({ returnedAt }) => returnedAt === null);
  const returned = markings.filter(({ returnedAt }) => returnedAt !== null);
  const unreached = now === undefined ? [] : returned.filter((line) => isUnreached(line, now));
  const rest = returned.filter((line) => !unreached.includes(line));
  if (markings.length === 0) return <Empty />;
  return (
    <>
      {unreached.length > 0 && now !== undefined && (
        <section aria-labelledby="unreached" className={styles.notice} data-state="problem">
          <h2 id="unreached" className={styles.listTitle}>
            {unreached.length === 1
              ? 'A family has not got its pages'
              : `${unreached.length} families have not got their pages`}
          </h2>
          <p>The mail with the link does not go out. Open it to see why, and what to do.</p>
          <ul className={styles.lines}>
            {unreached.map((line) => (
              <li key={line.reference}>
                <Line line={line} now={now} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="waiting" className={styles.listPart}>
        <h2 id="waiting" tabIndex={-1} className={styles.listTitle}>
          Waiting
        </h2>
        <p className={styles.quiet}>
          {waiting.length === 0
            ? 'Nobody waits.'
            : `${waiting.length} of at most ${waitingMax}. ${waiting.length >= waitingMax ? 'The form says that you are full.' : 'With more, the form says that you are full.'}`}
        </p>
        <ul className={styles.lines}>
          {waiting.map((line) => (
            <li key={line.reference}>
              <Line line={line} now={now} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      </section>
      {rest.length > 0 && (
        <section aria-labelledby="returned" className={styles.listPart}>
          <h2 id="returned" className={styles.listTitle}>
            Returned
          </h2>
          <ul className={styles.lines}>
            {rest.map((line) => (
              <li key={line.reference}>
                <Line line={line} now={now} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Line({
  line,
  now,
  onFollow,
}: {
  line: MarkingLine;
  /** None at first. */
  now: number | undefined;
  onFollow: MarkingListProps['onFollow'];
}) {
  const { reference, name, role, programme, subjects, pages, isBegun, lock, returnedAt, dueAt, link, mail } = line;
  const due = now === undefined ? undefined : dueIn(dueAt, now);
  const isLocked = lock !== null && now !== undefined && Date.parse(lock.until) > now;
  return (
    <a href={`#${reference}`} onClick={onFollow} className={styles.line}>
      <span className={styles.lineName}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.lineCourse}>
        {nameIn(en, 'programme', programme)}
        {subjects && (
          <>
            {' · '}
            <bdi>{subjects}</bdi>
          </>
        )}
        {' · '}
        {nameIn(en, 'role', role)}
      </span>
      <span className={styles.linePages}>{pages === 1 ? '1 page' : `${pages} pages`}</span>
      <span className={styles.lineState}>
        {returnedAt === null && due && (
          <time
            dateTime={dueAt}
            title={momentOf(dueAt, 'en')}
            data-late={due.isLate || undefined}
            className={styles.due}
          >
            {due.text}
          </time>
        )}
        {returnedAt !== null && <time dateTime={returnedAt}>returned {dayOf(returnedAt, 'en')}</time>}
        {now !== undefined && isUnreached(line, now) ? (
          <strong className={styles.problem}>{mail?.state === 'failing' ? 'mail refused' : 'mail not sent yet'}</strong>
        ) : (
          link && now !== undefined && <span>{linkState(link, now)}</span>
        )}
        {isLocked && (
          <Badge variant="mark">
            {lock.by} works on it until {untilWords(lock.until)}
          </Badge>
        )}
        {line.sampleWithdrawnAt && <Badge>Permission for a sample withdrawn</Badge>}
        {isBegun && !isLocked && returnedAt === null && <Badge>Begun</Badge>}
      </span>
    </a>
  );
}

/** What became of a link. */
function linkState({ expiresAt, revokedAt }: NonNullable<MarkingLine['link']>, now: number): string {
  if (revokedAt) return 'link taken back';
  return Date.parse(expiresAt) > now ? `link works until ${dayOf(expiresAt, 'en')}` : 'link is over';
}

function Empty() {
  return (
    <div className={styles.empty}>
      <h2 tabIndex={-1}>No pages to mark</h2>
      <p>
        Families send them with <a href="/mark-my-page">Mark my page</a>, which every subject page and practice page
        links to, and with the contact form. They appear here at the next refresh, and as a lead.
      </p>
    </div>
  );
}
