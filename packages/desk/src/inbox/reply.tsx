import type { LeadRecord } from '@tutoring/domain/inbox';
import { ButtonLink } from '@tutoring/ui/button';
import { fill } from '@tutoring/ui/internal/fill';
import type { InboxWords } from './words';
import * as styles from './inbox.css';

interface ReplyProps {
  lead: LeadRecord;
  brand: string;
  bookingUrl: string;
  words: InboxWords;
}

/** Writes to whoever may be answered, in the reader's own mail program: of a student under age the parent alone. */
export function Reply({ lead, brand, bookingUrl, words }: ReplyProps) {
  if (lead.answerTo === null) return <p className={styles.group}>{words.noParent}</p>;
  const to = {
    email: lead.answerTo,
    subject: fill(words.subject, { brand, reference: lead.reference }),
  };
  return (
    <div className={styles.group}>
      <div className={styles.row}>
        <ButtonLink href={mailto(to)}>{words.reply}</ButtonLink>
        <ButtonLink variant="secondary" href={mailto({ ...to, body: fill(words.bookingText, { url: bookingUrl }) })}>
          {words.replyBooking}
        </ButtonLink>
      </div>
      {lead.answerTo !== lead.email && (
        <p className={styles.quiet}>{fill(words.replyParent, { email: lead.answerTo })}</p>
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
