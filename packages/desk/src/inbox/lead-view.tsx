import type { LeadDetail } from '@tutoring/domain/inbox';
import { TIME_TRAVEL_DAYS } from '@tutoring/domain/inbox-limits';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Badge } from '@tutoring/ui/badge';
import { Button } from '@tutoring/ui/button';
import { fill } from '@tutoring/ui/internal/fill';
import { useLang } from '@tutoring/ui/provider';
import type { InboxApi } from './api';
import { Delivery } from './delivery';
import { Duplicates } from './duplicates';
import { Forget } from './forget';
import { LeadDetails } from './lead-details';
import { LeadHistory } from './lead-history';
import { momentOf } from './moments';
import { Reply } from './reply';
import { Statuses } from './statuses';
import { Trouble } from './trouble';
import { useLead, type OpenLead } from './use-lead';
import type { LeadPatch } from './use-leads';
import { nameIn } from './words-of';
import type { InboxWords } from './words';
import * as styles from './inbox.css';

interface LeadViewProps {
  api: InboxApi;
  reference: string;
  brand: string;
  bookingUrl: string;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  onClose: () => void;
  onChange: (reference: string, change: LeadPatch) => void;
  words: InboxWords;
}

/** One lead: what it says, what was done with it, and what can be. */
export function LeadView({ api, reference, onClose, onChange, words, ...rest }: LeadViewProps) {
  const lead = useLead(api, reference, onChange);
  const { detail, trouble, outcome, isForgotten, reload } = lead;
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever opens a lead wants to read it; what takes its place when it is deleted is read as well.
  useEffect(() => title.current?.focus(), [isForgotten]);
  const name = detail?.lead.name;
  return (
    <article className={styles.lead} aria-busy={!detail && !trouble}>
      <div className={styles.leadTop}>
        <Button variant="secondary" onClick={onClose}>
          {words.back}
        </Button>
        <span className={styles.quiet}>{reference}</span>
      </div>
      <h2 ref={title} tabIndex={-1} dir="auto" className={styles.leadTitle}>
        {isForgotten ? fill(words.forgotten, { reference }) : (name ?? reference)}
      </h2>
      <p role="status" className={styles.outcome}>
        {outcome && !isForgotten ? words[outcome] : !detail && !trouble ? words.loadingLead : ''}
      </p>
      {trouble && <Trouble trouble={trouble} onRetry={detail ? undefined : reload} words={words} />}
      {isForgotten && <p>{fill(words.forgottenText, { days: String(TIME_TRAVEL_DAYS) })}</p>}
      {detail && !isForgotten && trouble?.kind !== 'gone' && (
        <Body lead={lead} detail={detail} words={words} {...rest} />
      )}
    </article>
  );
}

interface BodyProps extends Pick<LeadViewProps, 'brand' | 'bookingUrl' | 'onFollow' | 'words'> {
  lead: OpenLead;
  detail: LeadDetail;
}

function Body({ lead: open, detail, brand, bookingUrl, onFollow, words }: BodyProps) {
  const { lead, delivery, duplicates, log } = detail;
  const isBusy = open.outcome === 'saving';
  return (
    <>
      <Summary detail={detail} words={words} />
      {lead.message ? (
        <blockquote dir="auto" aria-label={words.message} className={styles.message}>
          {lead.message}
        </blockquote>
      ) : (
        <p className={styles.quiet}>{words.noMessage}</p>
      )}
      {lead.status !== 'spam' && <Reply lead={lead} brand={brand} bookingUrl={bookingUrl} words={words} />}
      <Statuses
        status={lead.status}
        isBusy={isBusy}
        onChoose={(status) => open.change((api, seen) => api.setStatus(lead.reference, { ...seen, status }))}
        onNotSpam={() => open.change((api, seen) => api.markNotSpam(lead.reference, seen))}
        words={words}
      />
      <Duplicates duplicates={duplicates} onFollow={onFollow} words={words} />
      <LeadDetails lead={lead} words={words} />
      <LeadHistory
        log={log}
        isBusy={isBusy}
        onNote={(text) => open.change((api, seen) => api.addNote(lead.reference, { ...seen, text }))}
        words={words}
      />
      <Delivery
        delivery={delivery}
        isBusy={isBusy}
        isSpam={lead.status === 'spam'}
        onRequeue={() => open.change((api, seen) => api.requeue(lead.reference, seen))}
        words={words}
      />
      <Forget reference={lead.reference} isBusy={isBusy} onForget={open.forget} words={words} />
    </>
  );
}

/** Who wrote, when, and why to look twice. */
function Summary({ detail: { lead, delivery }, words }: { detail: LeadDetail; words: InboxWords }) {
  const lang = useLang();
  return (
    <div className={styles.summaryLines}>
      <p className={styles.row}>
        <span className={styles.mark} data-status={lead.status}>
          {words[`status_${lead.status}`]}
        </span>
        {(delivery.state === 'failing' || delivery.state === 'dead') && (
          <Badge variant="mark">{words[`delivery_${delivery.state}`]}</Badge>
        )}
        <span className={styles.quiet}>
          {nameIn(words, 'role', lead.role)} · {nameIn(words, 'programme', lead.programme)} ·{' '}
          <time dateTime={lead.receivedAt}>{momentOf(lead.receivedAt, lang)}</time>
        </span>
      </p>
      {lead.review && (
        <p className={styles.review}>
          <strong>{words.review}.</strong> {nameIn(words, 'review', lead.review)}
        </p>
      )}
    </div>
  );
}
