import { Button } from '@tutoring/ui/button';
import type { InboxTrouble } from './api';
import type { InboxWords } from './words';
import * as styles from './inbox.css';

interface TroubleProps {
  trouble: InboxTrouble;
  /** Asks again. @default no button: asking again would not help */
  onRetry?: (() => void) | undefined;
  words: InboxWords;
}

/** What went wrong, what it means, and what to do about it. */
export function Trouble({ trouble: { kind }, onRetry, words }: TroubleProps) {
  return (
    <div role="alert" className={styles.trouble}>
      <h3>{words[kind]}</h3>
      <p>{words[`${kind}Text`]}</p>
      {kind === 'signed-out' && <Button onClick={() => location.reload()}>{words.signIn}</Button>}
      {(kind === 'offline' || kind === 'failed') && onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
