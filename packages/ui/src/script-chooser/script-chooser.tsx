import { forwardRef, useId, type FieldsetHTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as styles from './script-chooser.css';

/** A subject and its sheet. */
export interface ScriptChoice {
  /** The subject. */
  label: string;
  /** Its `MarkedScript`, and what leads on from it. */
  script: ReactNode;
}

export interface ScriptChooserProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  /** What one may do: "Choose a subject, watch us mark it". */
  legend: ReactNode;
  /** At most six; the first is seen first. */
  choices: readonly ScriptChoice[];
}

/** Marked scripts of several subjects in one pile; the chosen one is marked anew. It needs no script of the page's own. */
export const ScriptChooser = forwardRef<HTMLFieldSetElement, ScriptChooserProps>(function ScriptChooser(
  { legend, choices, className, ...rest },
  ref,
) {
  const id = useId();
  return (
    <fieldset ref={ref} className={cx(styles.root, className)} {...rest}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(({ label }, at) => (
        <label key={label} className={styles.tab}>
          <input type="radio" name={id} value={label} defaultChecked={at === 0} className={styles.radio} />
          {label}
        </label>
      ))}
      <div className={styles.pile}>
        {choices.map(({ label, script }) => (
          <div key={label} className={styles.sheet}>
            {script}
          </div>
        ))}
      </div>
    </fieldset>
  );
});
