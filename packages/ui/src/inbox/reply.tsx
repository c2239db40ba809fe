import type { LeadRecord } from '@tutoring/domain/inbox';
import { ButtonLink } from '../button/button';
import { fill } from '../lib/fill';
import type { InboxWords } from './words';
import * as styles from './inbox.css';

interface ReplyProps {
  lead: LeadRecord;
  brand: string;
  bookingUrl: string;
  words: InboxWords;
}

/** Writes to whoever sent the lead, in the reader's own mail program; to their parent as well, if one is named. */
export function Reply({ lead, brand, bookingUrl, words }: ReplyProps) {
  const { guardianEmail } = lead.details;
  const to = {
    email: lead.email,
    cc: guardianEmail,
    subject: fill(words.subject, { brand, reference: lead.reference }),
  };
  return (
    <div className={styles.group}>
      <div className={styles.row}>
        <ButtonLink href={mailto(to)}>{words.reply}</ButtonLink>
        <ButtonLink kind="secondary" href={mailto({ ...to, body: fill(words.bookingText, { url: bookingUrl }) })}>
          {words.replyBooking}
        </ButtonLink>
      </div>
      {guardianEmail && <p className={styles.quiet}>{fill(words.replyCopy, { email: guardianEmail })}</p>}
    </div>
  );
}

interface Mail {
  email: string;
  cc?: string | undefined;
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
