import { LEAD_STATUSES, type LeadStatus } from '@tutoring/domain/inbox-limits';
import { Button } from '@tutoring/ui/button';
import type { InboxWords } from './words';
import * as styles from './inbox.css';

interface StatusesProps {
  status: LeadStatus;
  isBusy: boolean;
  onChoose: (status: LeadStatus) => Promise<boolean>;
  onNotSpam: () => Promise<boolean>;
  words: InboxWords;
}

/** What the reader makes of a lead. */
export function Statuses({ status, isBusy, onChoose, onNotSpam, words }: StatusesProps) {
  if (status === 'spam') {
    return (
      <div>
        <Button aria-disabled={isBusy} onClick={() => !isBusy && void onNotSpam()}>
          {words.notSpam}
        </Button>
      </div>
    );
  }
  return (
    <div role="group" aria-label={words.status} className={styles.states}>
      {LEAD_STATUSES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === status}
          aria-disabled={isBusy}
          className={styles.state}
          onClick={() => !isBusy && one !== status && void onChoose(one)}
        >
          {one === 'spam' ? words.toSpam : words[`status_${one}`]}
        </button>
      ))}
    </div>
  );
}
