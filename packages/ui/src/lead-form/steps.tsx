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
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import * as field from '../field/field.css';
import { OptionalLabel } from '../field/optional';
import { fill } from '../lib/fill';
import { optionsOf } from '../lib/options-of';
import { EmailField } from './email-field';
import { Choices, controlProps, Field, Select, type FieldContext } from './fields';
import type { Found } from './found-in-page';
import * as styles from './lead-form.css';
import { TimeZoneField } from './time-zone-field';

interface StepProps {
  context: FieldContext;
  /** The form's state in the HTML before hydration. */
  found: Found;
}

/** One step of the form. The browser keeps only one open, even without scripts. */
export function Step({
  context: { form, words },
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
  return (
    <details
      className={styles.step}
      name={`${form}-steps`}
      open={number === 1}
      data-step={step}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={styles.stepTitle}>
        <span className={styles.stepNumber} aria-hidden="true">
          {number}
        </span>
        <span>
          {number > 1 ? <OptionalLabel label={words[`step_${step}`]} word={words.optional} /> : words[`step_${step}`]}
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
            {words.next}
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

/** The first step, with all required fields: the visitor, the address and the question. `brief` shows less help. */
export function You({ context, found, brief }: StepProps & { brief: boolean }) {
  const { words } = context;
  return (
    <>
      <Choices
        context={context}
        field="role"
        label={words.role}
        options={optionsOf(words, 'role', LEAD_ROLES)}
        chosen={found.chosen}
      />
      <Field context={context} field="age" label={words.age} help={words.ageHelp} className={styles.ofStudents}>
        <Select context={context} field="age" empty={words.choose} options={agesIn(words)} hasHelp />
      </Field>
      <EmailField
        context={context}
        field="guardianEmail"
        help={words.guardianEmailHelp}
        className={styles.ofTheYoung}
        autoComplete="off"
      />
      <Field context={context} field="name" label={words.name}>
        <input {...controlProps(context, 'name')} type="text" autoComplete="name" maxLength={LEAD_LIMITS.name} />
      </Field>
      <EmailField context={context} field="email" help={!brief && words.emailHelp} autoComplete="email" />
      <Field context={context} field="message" label={words.message} help={!brief && words.messageHelp}>
        <textarea
          {...controlProps(context, 'message', !brief)}
          rows={5}
          maxLength={LEAD_LIMITS.message}
          defaultValue={found.message}
        />
      </Field>
    </>
  );
}

function agesIn(words: FieldContext['words']) {
  const named: Readonly<Record<string, string>> = { 'under-13': words.age_under, adult: words.age_adult };
  return LEAD_AGES.map((age) => ({ value: age, label: named[age] ?? age }));
}

/** The second step: the programme, the subjects, the grade and the exam session. */
export function Course({ context, sessions, lang }: StepProps & { sessions: readonly string[]; lang: string }) {
  const { words } = context;
  const month = new Intl.DateTimeFormat(formattingTag(lang), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <>
      <Field context={context} field="programme" label={words.programme}>
        <select {...controlProps(context, 'programme')}>
          {optionsOf(words, 'programme', ['unsure', ...LEAD_PROGRAMMES.filter((one) => one !== 'unsure')]).map(
            ({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ),
          )}
        </select>
      </Field>
      <Field context={context} field="subjects" label={words.subjects} help={words.subjectsHelp}>
        <input {...controlProps(context, 'subjects', true)} type="text" maxLength={LEAD_LIMITS.subjects} />
      </Field>
      <Field context={context} field="grade" label={words.grade} help={words.gradeHelp} className={styles.ofPupils}>
        <Select
          context={context}
          field="grade"
          empty={words.choose}
          options={LEAD_GRADES.map((grade) => ({
            value: grade,
            label: grade === 'finished' ? words.grade_finished : fill(words.grade_number, { number: grade }),
          }))}
          hasHelp
        />
      </Field>
      <Field context={context} field="session" label={words.session}>
        <Select
          context={context}
          field="session"
          empty={words.choose}
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
export function When({ context, found, zones, lang }: StepProps & { zones: readonly string[]; lang: string }) {
  const { words } = context;
  return (
    <>
      <Field context={context} field="country" label={words.country}>
        <input
          {...controlProps(context, 'country')}
          type="text"
          autoComplete="country-name"
          maxLength={LEAD_LIMITS.country}
        />
      </Field>
      <TimeZoneField context={context} zones={zones} lang={lang} />
      <Choices
        context={context}
        field="times"
        label={words.times}
        options={optionsOf(words, 'times', LEAD_TIMES)}
        chosen={found.chosen}
        type="checkbox"
      />
      <label className={field.choice}>
        <input
          className={field.radio}
          type="checkbox"
          name="marketing"
          value="yes"
          defaultChecked={found.chosen.includes('yes')}
        />
        {words.marketing}
      </label>
    </>
  );
}
