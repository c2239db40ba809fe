import { useId, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as sheet from '../tool/tool.css';
import * as styles from './study-hours-estimator.css';

interface FieldProps {
  label: string;
  /** What is wrong with the value. */
  problem?: string | undefined;
  /** What a value is asked about that is right as it stands. */
  hint?: string | undefined;
  /** Below the control: what to enter, and why. */
  help?: string | false | undefined;
  /** The id of help that stands elsewhere. */
  describedBy?: string | undefined;
  /** How much of the row it takes. @default one column */
  size?: keyof typeof styles.size;
  /** The control, with what it has to be given. */
  children: (control: {
    className: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A control in a row of several: its label above it, and what is wrong below the row, where a sentence has room. */
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
            'aria-describedby': cx(describedBy, help && helpId, (problem || hint) && id) || undefined,
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
