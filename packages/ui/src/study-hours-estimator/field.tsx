import { useId, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as sheet from '../tool/tool.css';
import * as styles from './study-hours-estimator.css';

interface FieldProps {
  label: string;
  /** The error message for the value. */
  problem?: string | undefined;
  /** A question about a valid value that may be a mistake. */
  hint?: string | undefined;
  /** Below the control: what to enter, and why. */
  help?: ReactNode;
  /** The id of a help text outside this field. */
  describedBy?: string | undefined;
  /** The width in the row. @default one column */
  size?: keyof typeof styles.size;
  /** Renders the control with these props. */
  children: (control: {
    className: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A control in a row of fields. Its label is above it. Its messages are below the row, which is wide enough for a sentence. */
export function Field({ label, problem, hint, help, describedBy, size, children }: FieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <>
      <div className={cx(styles.cell, size && styles.size[size])}>
        <label className={styles.label}>
          {label}
          {children({
            className: sheet.control,
            'aria-describedby': cx(describedBy, help ? helpId : false, (problem || hint) && id) || undefined,
            'aria-invalid': problem ? true : undefined,
          })}
        </label>
        {help && (
          <p id={helpId} className={sheet.caution}>
            {help}
          </p>
        )}
      </div>
      {problem && (
        <p id={id} className={cx(sheet.problem, styles.problem)}>
          {label} – {problem}
        </p>
      )}
      {hint && !problem && (
        <p id={id} className={styles.hint}>
          {label} – {hint}
        </p>
      )}
    </>
  );
}
