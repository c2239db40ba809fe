import { forwardRef, useId, type FieldsetHTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as styles from './script-chooser.css';

/** A subject and its sheet. */
export interface ScriptChoice {
  /** The subject's name, unique among the choices. */
  label: string;
  /** A `MarkExercise` or a `MarkedScript`, and links below it if you like. */
  script: ReactNode;
}

export interface ScriptChooserProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  /** The prompt, such as “Choose a subject, watch us mark it”. */
  legend: ReactNode;
  /** The choices, at most six. At first the first one is chosen. */
  choices: readonly ScriptChoice[];
}

/** Sheets of several subjects, of which one is visible. Choosing a subject plays the marks of its script again. It needs no JavaScript. */
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
