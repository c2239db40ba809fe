import type { LeadRecord } from '@tutoring/domain/inbox';
import { ButtonLink } from '@tutoring/ui/button';
import { fill } from '@tutoring/ui/internal/fill';
import type { InboxMessages } from './messages';
import * as styles from './inbox.css';

interface ReplyProps {
  lead: LeadRecord;
  brand: string;
  bookingUrl: string;
  messages: InboxMessages;
}

/** Writes to whoever may be answered, in the reader's own mail program: of a student under age the parent alone. */
export function Reply({ lead, brand, bookingUrl, messages }: ReplyProps) {
  if (lead.answerTo === null) return <p className={styles.group}>{messages.noParent}</p>;
  const to = {
    email: lead.answerTo,
    subject: fill(messages.subject, { brand, reference: lead.reference }),
  };
  return (
    <div className={styles.group}>
      <div className={styles.row}>
        <ButtonLink href={mailto(to)}>{messages.reply}</ButtonLink>
        <ButtonLink variant="secondary" href={mailto({ ...to, body: fill(messages.bookingText, { url: bookingUrl }) })}>
          {messages.replyBooking}
        </ButtonLink>
      </div>
      {lead.answerTo !== lead.email && (
        <p className={styles.quiet}>{fill(messages.replyParent, { email: lead.answerTo })}</p>
      )}
    </div>
  );
}

interface Mail {
  email: string;
  subject: string;
  body?: string;
}

/** An address of a new mail; every part is encoded, so that none can add another. */
function mailto({ email, ...fields }: Mail): string {
  const query = Object.entries(fields)
    .filter((field): field is [string, string] => field[1] !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
}
