import {
  LEAD_AGES,
  LEAD_GRADES,
  LEAD_LIMITS,
  LEAD_PROGRAMMES,
  LEAD_ROLES,
  LEAD_TIMES,
  type LeadStep,
} from '@tutoring/domain/lead-limits';
import { formattingTag } from '@tutoring/domain/languages';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button/button';
import { OptionalLabel } from '../field/optional';
import { useLatest } from '../lib/use-latest';
import { optionsOf } from '../lib/options-of';
import { EmailField } from './email-field';
import { Choices, controlProps, Field, Select, Tick, type FieldContext } from './fields';
import type { Found } from './found-in-page';
import * as styles from './lead-form.css';
import { TimeZoneField, type TimeZoneFieldProps } from './time-zone-field';

export interface StepProps {
  context: FieldContext;
  /** The form's state in the HTML before hydration. */
  found: Found;
}

/** A part of a form whose parts are all open. */
export function Part({
  form,
  number,
  title,
  children,
}: {
  form: string;
  number: number;
  title: string;
  children: ReactNode;
}) {
  const id = `${form}-part-${number}`;
  return (
    <div className={styles.step} role="group" aria-labelledby={id}>
      <p className={styles.partTitle}>
        <span className={styles.stepNumber} aria-hidden="true">
          {number}
        </span>
        <span id={id}>{title}</span>
      </p>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}

/** One step of the form. The browser keeps only one open, even without scripts. */
export function Step({
  context: { form, messages },
  step,
  number,
  mayLeave,
  onOpen,
  children,
}: {
  context: FieldContext;
  step: LeadStep;
  number: number;
  /** Returns whether the next step may open. Omit it for the last step. */
  mayLeave?: ((step: LeadStep) => Promise<boolean>) | undefined;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}) {
  const own = useRef<HTMLDetailsElement>(null);
  const latest = useLatest(onOpen);
  useEffect(() => {
    // The visitor may have opened the step before hydration.
    if (own.current?.open) latest.current?.();
  }, [latest]);
  return (
    <details
      ref={own}
      className={styles.step}
      name={`${form}-steps`}
      open={number === 1}
      suppressHydrationWarning
      data-step={step}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={styles.stepTitle}>
        <span className={styles.stepNumber} aria-hidden="true">
          {number}
        </span>
        <span>
          {number > 1 ? (
            <OptionalLabel label={messages[`step_${step}`]} word={messages.optional} />
          ) : (
            messages[`step_${step}`]
          )}
        </span>
      </summary>
      <div className={styles.fields}>
        {children}
        {mayLeave && (
          <Button
            type="button"
            variant="secondary"
            className={styles.next}
            onClick={({ currentTarget }) => void mayLeave(step).then((may) => may && openNext(currentTarget))}
          >
            {messages.next}
          </Button>
        )}
      </div>
    </details>
  );
}

/** Opens the next step. The browser then closes this one, because both have the same `name`. */
function openNext(button: HTMLElement) {
  const next = button.closest('details')?.nextElementSibling;
  if (!(next instanceof HTMLDetailsElement)) return;
  next.open = true;
  next.querySelector('summary')?.focus();
}

/** Who sends pages to be marked. */
const FAMILY_ROLES = ['student', 'parent'] as const satisfies readonly (typeof LEAD_ROLES)[number][];

/** The first step: the visitor and the address. `brief` shows less help. */
export function You({ context, found, brief, children }: StepProps & { brief: boolean; children?: ReactNode }) {
  const { messages, work } = context;
  return (
    <>
      <Choices
        context={context}
        field="role"
        label={messages.role}
        options={optionsOf(messages, 'role', work === 'asked' ? FAMILY_ROLES : LEAD_ROLES)}
        chosen={found.chosen}
      />
      <Field context={context} field="age" label={messages.age} help={messages.ageHelp} className={styles.ofStudents}>
        <Select context={context} field="age" empty={messages.choose} options={agesIn(messages)} hasHelp />
      </Field>
      <EmailField
        context={context}
        field="guardianEmail"
        help={messages.guardianEmailHelp}
        className={styles.ofTheYoung}
        autoComplete="off"
      />
      <Field context={context} field="name" label={messages.name}>
        <input {...controlProps(context, 'name')} type="text" autoComplete="name" maxLength={LEAD_LIMITS.name} />
      </Field>
      <EmailField context={context} field="email" help={!brief && messages.emailHelp} autoComplete="email" />
      {children}
    </>
  );
}

/** What the visitor wants to say. `brief` shows less help. */
export function Question({ context, found, brief }: StepProps & { brief: boolean }) {
  const { messages, work } = context;
  const [label, help] =
    work === 'asked' ? [messages.workMessage, messages.workMessageHelp] : [messages.message, messages.messageHelp];
  return (
    <Field context={context} field="message" label={label} help={!brief && help}>
      <textarea
        {...controlProps(context, 'message', !brief)}
        rows={5}
        maxLength={LEAD_LIMITS.message}
        defaultValue={found.message}
      />
    </Field>
  );
}

function agesIn(messages: FieldContext['messages']) {
  const named: Readonly<Record<string, string>> = { 'under-13': messages.age_under, adult: messages.age_adult };
  return LEAD_AGES.map((age) => ({ value: age, label: named[age] ?? age }));
}

/** The programme and the subjects. */
export function Programme({ context }: Pick<StepProps, 'context'>) {
  const { messages } = context;
  return (
    <>
      <Field context={context} field="programme" label={messages.programme}>
        <select {...controlProps(context, 'programme')}>
          {optionsOf(messages, 'programme', ['unsure', ...LEAD_PROGRAMMES.filter((one) => one !== 'unsure')]).map(
            ({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ),
          )}
        </select>
      </Field>
      <Field context={context} field="subjects" label={messages.subjects} help={messages.subjectsHelp}>
        <input {...controlProps(context, 'subjects', true)} type="text" maxLength={LEAD_LIMITS.subjects} />
      </Field>
    </>
  );
}

/** The second step: the programme, the subjects, the grade and the exam session. */
export function Course({ context, sessions, lang }: StepProps & { sessions: readonly string[]; lang: string }) {
  const { messages } = context;
  const month = new Intl.DateTimeFormat(formattingTag(lang), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <>
      <Programme context={context} />
      <Field
        context={context}
        field="grade"
        label={messages.grade}
        help={messages.gradeHelp}
        className={styles.ofPupils}
      >
        <Select
          context={context}
          field="grade"
          empty={messages.choose}
          options={LEAD_GRADES.map((grade) => ({
            value: grade,
            label: messages[`grade_${grade}`],
          }))}
          hasHelp
        />
      </Field>
      <Field context={context} field="session" label={messages.session}>
        <Select
          context={context}
          field="session"
          empty={messages.choose}
          options={sessions.map((session) => ({
            value: session,
            label: month.format(new Date(`${session}-01T00:00:00Z`)),
          }))}
        />
      </Field>
    </>
  );
}

/** The third step: where the visitor is, and when they have time. */
export function When({ context, found, ...zones }: StepProps & Omit<TimeZoneFieldProps, 'context'>) {
  const { messages } = context;
  return (
    <>
      <Field context={context} field="country" label={messages.country}>
        <input
          {...controlProps(context, 'country')}
          type="text"
          autoComplete="country-name"
          maxLength={LEAD_LIMITS.country}
        />
      </Field>
      <TimeZoneField context={context} {...zones} />
      <Choices
        context={context}
        field="times"
        label={messages.times}
        options={optionsOf(messages, 'times', LEAD_TIMES)}
        chosen={found.chosen}
        type="checkbox"
      />
      <Tick context={context} field="marketing" label={messages.marketing} chosen={found.chosen} />
    </>
  );
}
