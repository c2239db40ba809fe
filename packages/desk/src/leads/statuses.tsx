import { LEAD_STATUSES, type LeadStatus } from '@tutoring/domain/inbox-limits';
import { Button } from '@tutoring/ui/button';
import type { InboxMessages } from './messages';
import * as styles from './inbox.css';

interface StatusesProps {
  status: LeadStatus;
  isBusy: boolean;
  onChoose: (status: LeadStatus) => Promise<boolean>;
  onNotSpam: () => Promise<boolean>;
  messages: InboxMessages;
}

/** What the reader makes of a lead. */
export function Statuses({ status, isBusy, onChoose, onNotSpam, messages }: StatusesProps) {
  if (status === 'spam') {
    return (
      <div>
        <Button aria-disabled={isBusy} onClick={() => !isBusy && void onNotSpam()}>
          {messages.notSpam}
        </Button>
      </div>
    );
  }
  return (
    <div role="group" aria-label={messages.status} className={styles.choices}>
      {LEAD_STATUSES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === status}
          aria-disabled={isBusy}
          onClick={() => !isBusy && one !== status && void onChoose(one)}
        >
          {one === 'spam' ? messages.toSpam : messages[`status_${one}`]}
        </button>
      ))}
    </div>
  );
}
