import type { MarkingLine, MarkingRecord } from '@tutoring/domain/marking';
import { Button } from '@tutoring/ui/button';
import { copyText } from '@tutoring/ui/internal/copy';
import { useId, useState } from 'react';
import { momentOf } from '../leads/moments';
import * as styles from './marking.css';

const MINUTE_MS = 60_000;
/** Minutes after which a mail that nobody has tried is a problem: then no mail service is set up, or its day is used up. */
const UNTRIED_MINUTES = 15;

/** Whether a family probably knows nothing of its marked pages. @param now Milliseconds since the epoch. */
export function isUnreached({ mail, link, returnedAt }: MarkingLine, now: number): boolean {
  if (!mail || !link || link.revokedAt || Date.parse(link.expiresAt) <= now) return false;
  if (mail.state === 'failing') return true;
  return mail.state === 'waiting' && now - Date.parse(returnedAt ?? '') > UNTRIED_MINUTES * MINUTE_MS;
}

/** What became of the mail. */
export function mailText({ mail, returned }: MarkingRecord): string {
  switch (mail?.state) {
    case 'accepted':
      return `accepted ${momentOf(mail.acceptedAt ?? '', 'en')}`;
    case 'failing':
      return `refused, ${mail.attempts === 1 ? 'once' : `${mail.attempts} times`}: ${mail.lastError ?? 'we don’t know why'}. ${nextAttempt(mail.dueAt)}`;
    case 'waiting':
      return 'on its way: not accepted by the provider yet';
    default:
      return returned?.linkRevokedAt ? 'none: the link is taken back' : 'none: you sent the link yourself';
  }
}

const nextAttempt = (dueAt: string | null) => (dueAt ? `Next attempt ${momentOf(dueAt, 'en')}.` : '');

interface UnreachedProps {
  marking: MarkingRecord;
  isBusy: boolean;
  /** The link was sent in another way: no mail is sent any more. */
  onSentByHand: () => void;
}

/** What to do when the mail with the link does not go out. */
export function Unreached({ marking, isBusy, onSentByHand }: UnreachedProps) {
  const isRefused = marking.mail?.state === 'failing';
  return (
    <div role="alert" className={styles.notice}>
      <strong>The family has not got the mail</strong>
      {isRefused ? (
        <p>
          The provider refuses it. Look for a typing mistake in <bdi className={styles.address}>{marking.answerTo}</bdi>
          : an address can’t be corrected here. If it is right, the provider has a problem, and we go on trying.
        </p>
      ) : (
        <p>
          No attempt was possible: no mail service is set up, it is paused, or the mails of the day are used up. We go
          on trying.
        </p>
      )}
      <p>
        Or send the link from your own mail program, to an address that you are sure of: everybody who has the link can
        read the pages.
      </p>
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && onSentByHand()}>
        I sent the link myself
      </Button>
    </div>
  );
}

/** The private link, to send it in another way. */
export function CopyLink({ path }: { path: string }) {
  const id = useId();
  const [state, setState] = useState<'copied' | 'failed'>();
  const address = location.origin + path;
  return (
    <div className={styles.part}>
      <label htmlFor={id}>The private link</label>
      <div className={styles.row}>
        <input
          id={id}
          readOnly
          value={address}
          className={styles.linkField}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="secondary" onClick={() => void copyText(address).then(setState)}>
          Copy
        </Button>
      </div>
      <p role="status" className={styles.quiet}>
        {state === 'copied' && 'Copied.'}
        {state === 'failed' && 'Your browser does not allow that. Select the link, and copy it by hand.'}
      </p>
    </div>
  );
}
