import { useId, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as sheet from '../tool/tool.css';
import * as styles from './study-hours-estimator.css';

interface FieldProps {
  label: string;
  /** What is wrong with the value. */
  problem?: string | undefined;
  /** Below the control: what to enter, and why. */
  help?: ReactNode;
  /** The id of help that stands elsewhere. */
  describedBy?: string | undefined;
  /** How much of the row it takes. @default one column */
  size?: 'wide' | 'half' | 'long';
  /** The control, with what it has to be given. */
  children: (control: {
    className: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A control in a row of several: its label above it, what is wrong below. */
export function Field({ label, problem, help, describedBy, size, children }: FieldProps) {
  const id = useId();
  const remarks = problem || help ? id : undefined;
  return (
    <div className={cx(styles.cell, size && styles[size])}>
      <label className={styles.label}>
        {label}
        {children({
          className: sheet.control,
          'aria-describedby': cx(describedBy, remarks) || undefined,
          'aria-invalid': problem ? true : undefined,
        })}
      </label>
      {remarks && (
        <div id={id}>
          {help && <p className={sheet.caution}>{help}</p>}
          {problem && <p className={sheet.problem}>{problem}</p>}
        </div>
      )}
    </div>
  );
}
