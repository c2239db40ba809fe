import type { LeadField, LeadProblem } from '@tutoring/domain/lead-limits';
import type { ReactNode } from 'react';
import * as styles from '../field/field.css';

/** Every problem a field can have, in the order in which the form shows them. */
export const FIELD_PROBLEMS = {
  role: ['required'],
  name: ['required', 'too_long'],
  email: ['required', 'invalid', 'too_long'],
  programme: ['required'],
  message: ['too_long'],
} as const satisfies Partial<Record<LeadField, readonly LeadProblem[]>>;

export type VisibleField = keyof typeof FIELD_PROBLEMS;
export const VISIBLE_FIELDS = Object.keys(FIELD_PROBLEMS) as VisibleField[];

type Words = Readonly<Record<string, string>>;

/** The words for a field's problem. */
export function problemText(words: Words, field: VisibleField, problem: LeadProblem): string {
  return words[`${field}_${problem}`] ?? '';
}

export const fieldId = (form: string, field: VisibleField) => `${form}-${field}`;
const helpId = (form: string, field: VisibleField) => `${form}-${field}-help`;
const problemId = (form: string, field: VisibleField) => `${form}-${field}-problem`;

export interface FieldContext {
  /** Prefix of all ids: two forms may stand on a page. */
  form: string;
  words: Words;
  problems: Partial<Record<LeadField, LeadProblem>>;
}

/** What a control needs to be named, described and marked. */
export function controlProps({ form, problems }: FieldContext, field: VisibleField, hasHelp: boolean) {
  return {
    id: fieldId(form, field),
    name: field,
    'aria-describedby': hasHelp ? `${helpId(form, field)} ${problemId(form, field)}` : problemId(form, field),
    'aria-invalid': problems[field] ? (true as const) : undefined,
    className: styles.control,
  };
}

/**
 * Label above, help below it, problems beside the control. All problems are in the HTML
 * and hidden: the edge uncovers them for visitors without JavaScript and needs no words.
 */
export function Field({
  context,
  field,
  label,
  help,
  children,
}: {
  context: FieldContext;
  field: VisibleField;
  label: string;
  help?: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId(context.form, field)}>
        {label}
      </label>
      {help && (
        <p className={styles.help} id={helpId(context.form, field)}>
          {help}
        </p>
      )}
      {children}
      <Problems context={context} field={field} />
    </div>
  );
}

/** The problems of one field, all but the present one hidden. */
export function Problems({
  context: { form, words, problems },
  field,
}: {
  context: FieldContext;
  field: VisibleField;
}) {
  return (
    <div id={problemId(form, field)}>
      {FIELD_PROBLEMS[field].map((problem) => (
        <p
          key={problem}
          className={styles.problem}
          hidden={problems[field] !== problem}
          data-problem={`${field}:${problem}`}
        >
          {problemText(words, field, problem)}
        </p>
      ))}
    </div>
  );
}

/** A choice among few, all of them visible. */
export function Choices({
  context,
  field,
  label,
  options,
  chosen,
}: {
  context: FieldContext;
  field: VisibleField;
  label: string;
  options: readonly { value: string; label: string }[];
  /** What is chosen when the scripts come. */
  chosen: string | undefined;
}) {
  return (
    <fieldset className={styles.field} aria-describedby={problemId(context.form, field)}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name={field}
              value={option.value}
              required
              defaultChecked={chosen === option.value}
              id={index === 0 ? fieldId(context.form, field) : undefined}
            />
            {option.label}
          </label>
        ))}
      </div>
      <Problems context={context} field={field} />
    </fieldset>
  );
}
