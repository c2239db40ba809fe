import type { LeadDetail } from '@tutoring/domain/inbox';
import { TIME_TRAVEL_DAYS } from '@tutoring/domain/inbox-limits';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Badge } from '@tutoring/ui/badge';
import { Button } from '@tutoring/ui/button';
import { fill } from '@tutoring/ui/internal/fill';
import { useLang } from '@tutoring/ui/provider';
import { LeadRefusal, type InboxApi } from './api';
import { Delivery } from './delivery';
import { Duplicates } from './duplicates';
import { Forget } from './forget';
import { LeadDetails } from './lead-details';
import { LeadHistory } from './lead-history';
import { momentOf } from './moments';
import { Reply } from './reply';
import { Statuses } from './statuses';
import { Trouble } from '../common/trouble';
import { useLead, type OpenLead } from './use-lead';
import type { LeadPatch } from './use-leads';
import { nameIn } from './value-label';
import type { InboxMessages } from './messages';
import * as styles from './inbox.css';
import { ToolLinks } from './tool-links';

interface LeadViewProps {
  api: InboxApi;
  reference: string;
  brand: string;
  bookingUrl: string;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  onClose: () => void;
  onChange: (reference: string, change: LeadPatch) => void;
  messages: InboxMessages;
}

/** One lead: what it says, what was done with it, and what can be. */
export function LeadView({ api, reference, onClose, onChange, messages, ...rest }: LeadViewProps) {
  const lead = useLead(api, reference, onChange);
  const { detail, trouble, outcome, isForgotten, reload } = lead;
  const isGone = trouble instanceof LeadRefusal && trouble.kind === 'gone';
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever opens a lead wants to read it; what takes its place when it is deleted is read as well.
  useEffect(() => title.current?.focus(), [isForgotten]);
  const name = detail?.lead.name;
  return (
    <article className={styles.lead} aria-busy={!detail && !trouble}>
      <div className={styles.leadTop}>
        <Button variant="secondary" onClick={onClose}>
          {messages.back}
        </Button>
        <span className={styles.quiet}>{reference}</span>
      </div>
      <h2 ref={title} tabIndex={-1} dir="auto" className={styles.leadTitle}>
        {isForgotten ? fill(messages.forgotten, { reference }) : (name ?? reference)}
      </h2>
      <p role="status" className={styles.outcome}>
        {outcome && !isForgotten ? messages[outcome] : !detail && !trouble ? messages.loadingLead : ''}
      </p>
      {trouble && <Trouble error={trouble} onRetry={detail || isGone ? undefined : reload} />}
      {isForgotten && <p>{fill(messages.forgottenText, { days: String(TIME_TRAVEL_DAYS) })}</p>}
      {detail && !isForgotten && !isGone && <Body lead={lead} detail={detail} messages={messages} {...rest} />}
    </article>
  );
}

interface BodyProps extends Pick<LeadViewProps, 'brand' | 'bookingUrl' | 'onFollow' | 'messages'> {
  lead: OpenLead;
  detail: LeadDetail;
}

function Body({ lead: open, detail, brand, bookingUrl, onFollow, messages }: BodyProps) {
  const { lead, delivery, duplicates, log } = detail;
  const isBusy = open.outcome === 'saving';
  return (
    <>
      <Summary detail={detail} messages={messages} />
      {lead.message ? (
        <blockquote dir="auto" aria-label={messages.message} className={styles.message}>
          <ToolLinks text={lead.message} />
        </blockquote>
      ) : (
        <p className={styles.quiet}>{messages.noMessage}</p>
      )}
      {lead.pagesToMark !== undefined && lead.status !== 'spam' && (
        <p>
          <a href={`/owner/marking#${lead.reference}`} className={styles.link}>
            {fill(messages.pagesToMark, { count: String(lead.pagesToMark) })}
          </a>
        </p>
      )}
      {lead.status !== 'spam' && <Reply lead={lead} brand={brand} bookingUrl={bookingUrl} messages={messages} />}
      <Statuses
        status={lead.status}
        isBusy={isBusy}
        onChoose={(status) => open.change((api, seen) => api.setStatus(lead.reference, { ...seen, status }))}
        onNotSpam={() => open.change((api, seen) => api.markNotSpam(lead.reference, seen))}
        messages={messages}
      />
      <Duplicates duplicates={duplicates} onFollow={onFollow} messages={messages} />
      <LeadDetails lead={lead} messages={messages} />
      <LeadHistory
        reference={lead.reference}
        log={log}
        isBusy={isBusy}
        onNote={(text) => open.change((api, seen) => api.addNote(lead.reference, { ...seen, text }))}
        messages={messages}
      />
      <Delivery
        delivery={delivery}
        isBusy={isBusy}
        isSpam={lead.status === 'spam'}
        onRequeue={() => open.change((api, seen) => api.requeue(lead.reference, seen))}
        messages={messages}
      />
      <Forget reference={lead.reference} isBusy={isBusy} onForget={open.forget} messages={messages} />
    </>
  );
}

/** Who wrote, when, and why to look twice. */
function Summary({ detail: { lead, delivery }, messages }: { detail: LeadDetail; messages: InboxMessages }) {
  const lang = useLang();
  return (
    <div className={styles.summaryLines}>
      <p className={styles.row}>
        <span className={styles.mark} data-status={lead.status}>
          {messages[`status_${lead.status}`]}
        </span>
        {(delivery.state === 'failing' || delivery.state === 'dead') && (
          <Badge variant="mark">{messages[`delivery_${delivery.state}`]}</Badge>
        )}
        <span className={styles.quiet}>
          {nameIn(messages, 'role', lead.role)} · {nameIn(messages, 'programme', lead.programme)} ·{' '}
          <time dateTime={lead.receivedAt}>{momentOf(lead.receivedAt, lang)}</time>
        </span>
      </p>
      {lead.review && (
        <p className={styles.review}>
          <strong>{messages.review}.</strong> {nameIn(messages, 'review', lead.review)}
        </p>
      )}
    </div>
  );
}
