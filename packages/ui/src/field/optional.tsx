import type { ReactNode } from 'react';
import * as styles from './field.css';

/**
 * What a control says of its value. Browsers call a `required` one wrong as long as it is empty, and so would a screen reader
 * before anything was checked: it is wrong when it has a problem.
 */
export function invalidity(problem: unknown, required: boolean | undefined): boolean | undefined {
  if (problem) return true;
  return required ? false : undefined;
}

/** A label, and behind it that it is optional. The space is the label's: a text of nothing else is lost where Chromium puts a name together. */
export function OptionalLabel({ label, word }: { label: ReactNode; word: string }) {
  return (
    <>
      {typeof label === 'string' ? `${label} ` : <>{label} </>}
      <span className={styles.optional}>{word}</span>
    </>
  );
}
