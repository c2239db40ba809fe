import type { InboxFilter, InboxLead } from '@tutoring/domain/inbox';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Badge } from '@tutoring/ui/badge';
import { Button } from '@tutoring/ui/button';
import { VisuallyHidden } from '@tutoring/ui/layout';
import { fill } from '@tutoring/ui/internal/fill';
import { useNow } from '@tutoring/ui/internal/use-now';
import { useLang } from '@tutoring/ui/provider';
import { ageOf, momentOf } from './moments';
import { Trouble } from '../common/trouble';
import type { Leads } from './use-leads';
import { nameIn } from './value-label';
import type { InboxMessages } from './messages';
import * as styles from './inbox.css';

/** How often the ages are told anew. */
const TICK_MS = 60_000;

interface LeadListProps {
  leads: Leads;
  filter: InboxFilter;
  /** The reference of the lead that is open. */
  open: string | undefined;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  onClear: () => void;
  messages: InboxMessages;
}

/** The leads that fit, the newest first. */
export function LeadList({ leads, filter, open, onFollow, onClear, messages }: LeadListProps) {
  const { found, isLoading, trouble, hasMore, refresh, showMore } = leads;
  const list = useRef<HTMLUListElement>(null);
  const now = useNow(TICK_MS);
  /** How many there were when more were asked for. */
  const before = useRef<number>(undefined);
  const onMore = () => {
    if (isLoading) return;
    before.current = found?.leads.length;
    showMore();
  };
  // The button may be gone, and whoever came by key wants to go on where the new ones begin.
  useEffect(() => {
    const first = before.current === undefined ? undefined : found?.leads[before.current];
    if (!first) return;
    before.current = undefined;
    list.current?.querySelector<HTMLElement>(`a[href="#${first.reference}"]`)?.focus();
  }, [found]);
  return (
    <section className={styles.list} aria-busy={isLoading}>
      <div className={styles.listTop}>
        <h2 tabIndex={-1} className={styles.listTitle}>
          {filter.folder === 'spam' ? messages.status_spam : messages.list}
        </h2>
        <p role="status" className={styles.quiet}>
          {isLoading && !found ? (
            messages.loading
          ) : found && !trouble ? (
            <Total found={found} filter={filter} messages={messages} />
          ) : (
            ''
          )}
        </p>
      </div>
      {trouble && <Trouble error={trouble} onRetry={refresh} />}
      {found && found.leads.length > 0 && (
        <ul ref={list} className={styles.lines}>
          {found.leads.map((lead) => (
            <li key={lead.reference}>
              <Line lead={lead} now={now} isOpen={lead.reference === open} onFollow={onFollow} messages={messages} />
            </li>
          ))}
        </ul>
      )}
      {found?.leads.length === 0 && !found.next && <Empty filter={filter} onClear={onClear} messages={messages} />}
      {hasMore && (
        <Button variant="secondary" aria-disabled={isLoading} onClick={onMore}>
          {messages.showMore}
        </Button>
      )}
    </section>
  );
}

/** How many fit in all, shown or not. */
function Total({
  found,
  filter,
  messages,
}: {
  found: NonNullable<Leads['found']>;
  filter: InboxFilter;
  messages: InboxMessages;
}) {
  const { counts } = found;
  const total =
    filter.folder === 'spam'
      ? counts.spam
      : filter.status
        ? counts[filter.status]
        : counts.new + counts.answered + counts.booked;
  const isOne = new Intl.PluralRules(useLang()).select(total) === 'one';
  return fill(isOne ? messages.found_one : messages.found_other, { count: String(total) });
}

interface LineProps extends Pick<LeadListProps, 'onFollow' | 'messages'> {
  lead: InboxLead;
  /** None before scripts run: then no age is shown. */
  now: number | undefined;
  isOpen: boolean;
}

function Line({ lead, now, isOpen, onFollow, messages }: LineProps) {
  const lang = useLang();
  const { reference, name, role, programme, subjects, status, receivedAt } = lead;
  return (
    <a href={`#${reference}`} aria-current={isOpen || undefined} onClick={onFollow} className={styles.line}>
      <span className={styles.lineTop}>
        <span dir="auto" className={styles.name}>
          {name}
        </span>
        <time dateTime={receivedAt} title={momentOf(receivedAt, lang)} className={styles.quiet}>
          {now !== undefined && ageOf(receivedAt, now, lang, messages.now)}
        </time>
      </span>
      <span className={styles.quiet}>
        {nameIn(messages, 'role', role)} · {nameIn(messages, 'programme', programme)}
        {subjects && (
          <>
            {' · '}
            <bdi>{subjects}</bdi>
          </>
        )}
      </span>
      <span className={styles.row}>
        <VisuallyHidden>{messages.status}: </VisuallyHidden>
        <span className={styles.mark} data-status={status}>
          {messages[`status_${status}`]}
        </span>
        <Marks lead={lead} messages={messages} />
      </span>
    </a>
  );
}

/** What makes a lead worth a second look. */
function Marks({ lead, messages }: { lead: InboxLead; messages: InboxMessages }) {
  const { delivery } = lead;
  return (
    <>
      {lead.review && <Badge variant="mark">{messages.review}</Badge>}
      {lead.isRepeated && <Badge>{messages.repeated}</Badge>}
      {(delivery === 'failing' || delivery === 'dead') && (
        <Badge variant="mark">{messages[`delivery_${delivery}`]}</Badge>
      )}
      {delivery === 'waiting' && <Badge>{messages.delivery_waiting}</Badge>}
    </>
  );
}

function Empty({ filter, onClear, messages }: { filter: InboxFilter; onClear: () => void; messages: InboxMessages }) {
  const { folder, ...others } = filter;
  const isNarrowed = Object.keys(others).length > 0;
  const [title, text] = isNarrowed
    ? [messages.noMatch, messages.noMatchText]
    : folder === 'spam'
      ? [messages.emptySpam, messages.emptySpamText]
      : [messages.empty, messages.emptyText];
  return (
    <div className={styles.empty}>
      <h3>{title}</h3>
      <p>{text}</p>
      {isNarrowed && (
        <Button variant="secondary" onClick={onClear}>
          {messages.clear}
        </Button>
      )}
    </div>
  );
}
