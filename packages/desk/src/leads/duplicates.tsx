import type { LeadDetail } from '@tutoring/domain/inbox';
import { useId, type MouseEvent } from 'react';
import { useLang } from '@tutoring/ui/provider';
import { momentOf } from './moments';
import type { InboxMessages } from './messages';
import * as styles from './inbox.css';

interface DuplicatesProps {
  duplicates: LeadDetail['duplicates'];
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  messages: InboxMessages;
}

/** Other leads of the same people. */
export function Duplicates({ duplicates, onFollow, messages }: DuplicatesProps) {
  const id = useId();
  const lang = useLang();
  if (duplicates.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.heading}>
        {messages.duplicates}
      </h3>
      <ul className={styles.plain}>
        {duplicates.map(({ reference, receivedAt, status }) => (
          <li key={reference}>
            <a href={`#${reference}`} onClick={onFollow} className={styles.link}>
              {reference}
            </a>{' '}
            <span className={styles.quiet}>
              {momentOf(receivedAt, lang)} · {messages[`status_${status}`]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
