import { TextField } from '@tutoring/ui/field';
import { useState } from 'react';
import type { WrittenProps } from './number-field';
import * as styles from './forms.css';

interface DayFieldProps extends WrittenProps {
  /** The address of a page as it is on this day. */
  previewHref: string | undefined;
  /** What the owner should know about this day. */
  note: string | undefined;
}

const written = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A field for a day, with a link to the page as it is on that day. */
export function DayField({ value, set, problem, previewHref, note, ...rest }: DayFieldProps) {
  // Browsers call a day empty until its year, month and day are there. It stays in the file until then.
  const [isPartial, setPartial] = useState(false);
  return (
    <div className={styles.day}>
      <TextField
        {...rest}
        type="date"
        problem={isPartial ? 'Write the year, the month and the day. Until then, the day stays as it was.' : problem}
        value={isPartial ? '' : value}
        onBlur={({ currentTarget }) => setPartial(currentTarget.validity.badInput)}
        onChange={({ currentTarget }) => {
          const { value: next, validity } = currentTarget;
          setPartial(validity.badInput);
          if (!validity.badInput) set(next === '' && !rest.required ? undefined : next);
        }}
      />
      {note !== undefined && (
        <p role="status" className={styles.note}>
          {!isPartial && !problem && note}
        </p>
      )}
      {previewHref && !note && !isPartial && !problem && (
        <a href={previewHref} target="_blank" rel="noreferrer" className={styles.preview}>
          Preview as on {written.format(new Date(value))}
        </a>
      )}
    </div>
  );
}
