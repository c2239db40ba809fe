import { useState, type ReactNode } from 'react';
import { OnRequest } from '../tool/on-request';
import * as styles from './grade-calculator.css';

interface AskedProps {
  /** The question. */
  summary: ReactNode;
  /** Whether the form has an answer, such as one from a link. */
  isAnswered: boolean;
  children: ReactNode;
}

/** A question that opens by itself once it is answered. It stays open if the visitor empties its fields. */
export function Asked({ summary, isAnswered, children }: AskedProps) {
  const [wasAnswered, setAnswered] = useState(isAnswered);
  if (isAnswered && !wasAnswered) setAnswered(true);
  return (
    <OnRequest summary={summary} open={wasAnswered || undefined}>
      <div className={styles.stack}>{children}</div>
    </OnRequest>
  );
}
