import { Button } from '@tutoring/ui/button';
import type { ReactNode } from 'react';
import { ContentError } from '../content-api/content-api';
import { DeskError, RequestError } from './request';
import * as styles from './common.css';

interface TroubleProps {
  error?: Error | undefined;
  /** Asks again. @default no button: asking again would not help */
  onRetry?: (() => void) | undefined;
  /** The button's words. @default "Try again" */
  retry?: string;
  /** More about it. */
  children?: ReactNode;
}

/** What went wrong, what it means, and what to do about it. */
export function Trouble({ error, onRetry, retry = 'Try again', children }: TroubleProps) {
  // Asking again would not help.
  const isFinal = error instanceof ContentError && error.isNotConfigured;
  const isSignedOut = error instanceof RequestError && error.failure === 'signed-out';
  return (
    <div role="alert" className={styles.trouble}>
      {error instanceof DeskError && <strong>{error.title}</strong>}
      {error && <p>{error instanceof DeskError ? error.text : error.message}</p>}
      {children}
      {isSignedOut && <Button onClick={() => location.reload()}>Sign in again</Button>}
      {!isSignedOut && !isFinal && onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}
