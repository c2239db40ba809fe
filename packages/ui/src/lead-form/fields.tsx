import { LEAD_STEPS, type LeadFormField, type LeadProblem, type LeadProblems } from '@tutoring/domain/lead-limits';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as styles from '../field/field.css';
import { invalidity } from '../field/optional';
import type { en } from './messages/en';

/** The possible problems of each field, in the order in which the form shows them. */
export const FIELD_PROBLEMS = {
  role: ['required'],
  age: ['required'],
  guardianEmail: ['required', 'invalid'],
  name: ['required', 'too_long'],
  email: ['required', 'invalid', 'too_long'],
  message: ['too_long'],
  pages: ['required', 'invalid', 'too_long'],
  question: ['too_long'],
  handedBack: ['required'],
} as const satisfies Partial<Record<LeadFormField, readonly LeadProblem[]>>;

/** A field with problems that the form has messages for. */
export type CheckedField = keyof typeof FIELD_PROBLEMS;
export const CHECKED_FIELDS = Object.keys(FIELD_PROBLEMS) as CheckedField[];

const WORK_FIELDS: readonly LeadFormField[] = LEAD_STEPS.work;

/** How the form asks for pages to mark: first of all, in a folded step, or not at all. */
export type Work = 'asked' | 'offered' | undefined;

/** The fields with problems in the order of the form. */
export function checkedFields(work: Work): readonly CheckedField[] {
  const [ofWork, others] = [true, false].map((is) =>
    CHECKED_FIELDS.filter((field) => WORK_FIELDS.includes(field) === is),
  );
  if (!ofWork || !others) return CHECKED_FIELDS;
  if (!work) return others;
  return work === 'asked' ? [...ofWork, ...others] : [...others, ...ofWork];
}

export type Messages = Readonly<Record<keyof typeof en, string>>;

/** Returns the message of a field's problem. */
export function problemText(messages: Messages, field: CheckedField, problem: LeadProblem): string {
  return (messages as Readonly<Record<string, string>>)[`${field}_${problem}`] ?? '';
}

export const fieldId = (form: string, field: LeadFormField) => `${form}-${field}`;
const helpId = (form: string, field: LeadFormField) => `${form}-${field}-help`;
const problemId = (form: string, field: LeadFormField) => `${form}-${field}-problem`;

/** What all fields of a form share. */
export interface FieldContext {
  /** The prefix of all ids, because a page may have two forms. */
  form: string;
  messages: Messages;
  problems: LeadProblems;
  work: Work;
  /** Whether the visitor has just cleared the form. Suggestions about the old values then disappear. */
  isCleared: boolean;
}

const isChecked = (field: LeadFormField): field is CheckedField => Object.hasOwn(FIELD_PROBLEMS, field);

/** The fields that every message needs. */
const REQUIRED: ReadonlySet<LeadFormField> = new Set(['role', 'name', 'email']);
/** The fields that every request to mark pages needs, too. */
const REQUIRED_OF_WORK: ReadonlySet<LeadFormField> = new Set(['pages', 'handedBack']);

const isRequired = ({ work }: Pick<FieldContext, 'work'>, field: LeadFormField): boolean =>
  REQUIRED.has(field) || (work === 'asked' && REQUIRED_OF_WORK.has(field));

/** Returns the props that every control has: its id, name, description and validity. */
export function controlProps(context: FieldContext, field: LeadFormField, hasHelp = false) {
  const { form, problems } = context;
  const required = isRequired(context, field);
  const described = [hasHelp && helpId(form, field), isChecked(field) && problemId(form, field)];
  return {
    id: fieldId(form, field),
    name: field,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    required: required || undefined,
    'aria-invalid': invalidity(problems[field], required),
    className: styles.control,
  };
}

/**
 * A control with its label above, and help and problems below. The HTML contains all problems, hidden. For visitors without
 * JavaScript the server unhides one, and needs no messages for that.
 */
export function Field({
  context,
  field,
  label,
  help,
  className,
  children,
}: {
  context: FieldContext;
  field: LeadFormField;
  label: string;
  help?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={fieldId(context.form, field)}>
        {label}
      </label>
      {children}
      {help && (
        <p className={styles.help} id={helpId(context.form, field)}>
          {help}
        </p>
      )}
      {isChecked(field) && <Problems context={context} field={field} />}
    </div>
  );
}

/** All problems of a field. Only the current one is visible. */
function Problems({ context: { form, messages, problems }, field }: { context: FieldContext; field: CheckedField }) {
  return (
    <div id={problemId(form, field)}>
      {FIELD_PROBLEMS[field].map((problem) => (
        <p
          key={problem}
          className={styles.problem}
          hidden={problems[field] !== problem}
          data-problem={`${field}:${problem}`}
        >
          {problemText(messages, field, problem)}
        </p>
      ))}
    </div>
  );
}

/** A checkbox with its sentence and its problems. */
export function Tick({
  context,
  field,
  label,
  chosen,
  className,
}: {
  context: FieldContext;
  field: 'handedBack' | 'maySample' | 'marketing';
  label: string;
  /** What is checked at first (found-in-page.ts). */
  chosen: readonly string[];
  className?: string | undefined;
}) {
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.choice}>
        <input
          {...controlProps(context, field)}
          className={styles.radio}
          type="checkbox"
          value="yes"
          defaultChecked={chosen.includes(`${field}:yes`)}
        />
        {label}
      </label>
      {isChecked(field) && <Problems context={context} field={field} />}
    </div>
  );
}

/** A group of radio buttons, or of checkboxes. */
export function Choices({
  context,
  field,
  label,
  options,
  chosen,
  type = 'radio',
}: {
  context: FieldContext;
  field: LeadFormField;
  label: string;
  options: readonly { value: string; label: string }[];
  /** What is checked at first (found-in-page.ts). */
  chosen: readonly string[];
  type?: 'radio' | 'checkbox';
}) {
  return (
    <fieldset className={styles.field} aria-describedby={isChecked(field) ? problemId(context.form, field) : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              className={styles.radio}
              type={type}
              name={field}
              value={option.value}
              required={REQUIRED.has(field)}
              aria-invalid={invalidity(context.problems[field], REQUIRED.has(field))}
              defaultChecked={chosen.includes(`${field}:${option.value}`)}
              id={index === 0 ? fieldId(context.form, field) : undefined}
            />
            {option.label}
          </label>
        ))}
      </div>
      {isChecked(field) && <Problems context={context} field={field} />}
    </fieldset>
  );
}

/** A select whose first option has no value. */
export function Select({
  context,
  field,
  empty,
  options,
  hasHelp,
}: {
  context: FieldContext;
  field: LeadFormField;
  /** The text of the first option. */
  empty: string;
  options: readonly { value: string; label: string }[];
  hasHelp?: boolean;
}) {
  return (
    <select {...controlProps(context, field, hasHelp)}>
      <option value="">{empty}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
