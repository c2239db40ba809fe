import type { ReactNode } from 'react';
import * as styles from './field.css';

/**
 * The value of `aria-invalid`. Browsers treat an empty `required` field as invalid from the start, and screen readers would
 * announce that before anything was checked. A field is invalid only if it has a problem.
 */
export function invalidity(problem: unknown, required: boolean | undefined): boolean | undefined {
  if (problem) return true;
  return required ? false : undefined;
}

/** A label, followed by “optional”. The space is part of the text: Chromium drops a space of its own from the accessible name. */
export function OptionalLabel({ label, word }: { label: ReactNode; word: string }) {
  return (
    <>
      {typeof label === 'string' ? `${label} ` : <>{label} </>}
      <span className={styles.optional}>{word}</span>
    </>
  );
}
