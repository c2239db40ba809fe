import { Button } from '@tutoring/ui/button';
import type { InboxTrouble } from './api';
import type { InboxMessages } from './messages';
import * as styles from './inbox.css';

interface TroubleProps {
  trouble: InboxTrouble;
  /** Asks again. @default no button: asking again would not help */
  onRetry?: (() => void) | undefined;
  messages: InboxMessages;
}

/** What went wrong, what it means, and what to do about it. */
export function Trouble({ trouble: { kind }, onRetry, messages }: TroubleProps) {
  return (
    <div role="alert" className={styles.trouble}>
      <h3>{messages[kind]}</h3>
      <p>{messages[`${kind}Text`]}</p>
      {kind === 'signed-out' && <Button onClick={() => location.reload()}>{messages.signIn}</Button>}
      {(kind === 'offline' || kind === 'failed') && onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
