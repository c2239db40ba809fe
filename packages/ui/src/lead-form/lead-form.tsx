'use client';
import type { Attribution } from '@tutoring/domain/attribution';
import { LEAD_LIMITS, LEAD_PROGRAMMES, LEAD_ROLES, type LeadProblems } from '@tutoring/domain/lead-limits';
import { forwardRef, useId, useState, type FormHTMLAttributes, type MouseEvent } from 'react';
import { en } from '#lead-form/messages/en';
import { Button } from '../button/button';
import { cx } from '../lib/cx';
import { optionsOf } from '../lib/options-of';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';
import * as field from '../field/field.css';
import { Choices, controlProps, Field, fieldId, problemText, VISIBLE_FIELDS } from './fields';
import { findInPage, PAGE_FAILURES, type PageFailure } from './found-in-page';
import * as styles from './lead-form.css';
import { useLeadForm } from './use-lead-form';

export interface LeadFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method'> {
  /** The path of the page the form stands on: it goes with the lead. */
  page: string;
  /** Where the lead goes. @default "/api/leads" */
  endpoint?: string;
  /** The lead is stored: show its reference. Called again if it is sent again unchanged. */
  onSent: (reference: string) => void;
  /** How the visitor came, asked for when the form is sent. @default nobody knows */
  attribution?: () => Attribution | undefined;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>>;
}

const PAGE_FAILURE_WORDS = {
  busy: 'failedBusy',
  foreign: 'failedForeign',
  large: 'failedLarge',
  server: 'failedServer',
} as const satisfies Record<PageFailure, keyof typeof en>;

/** Asks for a free consultation. Works without JavaScript: it is a plain form that posts to `endpoint`. */
export const LeadForm = forwardRef<HTMLFormElement, LeadFormProps>(function LeadForm(
  { page, endpoint = '/api/leads', onSent, attribution, messages, className, onFocus, onInput, onSubmit, ...rest },
  ref,
) {
  const form = useId();
  const words = useMessages('lead-form', en, messages);
  const [found] = useState(() => findInPage(fieldId(form, 'name')));
  const callers = { onFocus, onInput, onSubmit };
  const { formProps, problems, failure, answered, isSending, summaryRef } = useLeadForm({
    endpoint,
    onSent,
    attribution,
    ref,
    found,
    callers,
  });
  const context = { form, words, problems };
  return (
    <form
      {...rest}
      {...formProps}
      className={cx(styles.root, className)}
      action={endpoint}
      method="post"
      data-lead-form=""
      aria-label={words.title}
    >
      <input type="hidden" name="page" value={page} />
      <ProblemSummary ref={summaryRef} form={form} words={words} problems={problems} />
      <Choices
        context={context}
        field="role"
        label={words.role}
        options={optionsOf(words, 'role', LEAD_ROLES)}
        chosen={found.role}
      />
      <Field context={context} field="name" label={words.name}>
        <input
          {...controlProps(context, 'name', false)}
          type="text"
          autoComplete="name"
          required
          maxLength={LEAD_LIMITS.name}
        />
      </Field>
      <Field context={context} field="email" label={words.email} help={words.emailHelp}>
        <input
          {...controlProps(context, 'email', true)}
          type="email"
          autoComplete="email"
          dir="ltr"
          required
          maxLength={LEAD_LIMITS.email}
        />
      </Field>
      <Field context={context} field="programme" label={words.programme}>
        <select {...controlProps(context, 'programme', false)} required>
          {optionsOf(words, 'programme', LEAD_PROGRAMMES).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field context={context} field="message" label={words.message} help={words.messageHelp}>
        <textarea
          {...controlProps(context, 'message', true)}
          rows={5}
          maxLength={LEAD_LIMITS.message}
          defaultValue={found.message}
        />
      </Field>
      {/* For visitors without JavaScript: the edge uncovers one of them. */}
      {PAGE_FAILURES.map((kind) => (
        <p key={kind} className={field.problem} hidden={answered !== kind} data-failure={kind}>
          {words[PAGE_FAILURE_WORDS[kind]]}
        </p>
      ))}
      <div role="alert">{failure && <p className={field.problem}>{words[failure]}</p>}</div>
      <Button type="submit" className={styles.send} aria-disabled={isSending || undefined}>
        {isSending ? words.sending : words.send}
      </Button>
    </form>
  );
});

const ProblemSummary = forwardRef<
  HTMLDivElement,
  { form: string; words: Readonly<Record<string, string>>; problems: LeadProblems }
>(function ProblemSummary({ form, words, problems }, ref) {
  return (
    <div
      ref={ref}
      className={styles.summary}
      hidden={VISIBLE_FIELDS.every((field) => !problems[field])}
      data-problem-summary=""
      role="group"
      aria-labelledby={`${form}-summary`}
      tabIndex={-1}
    >
      <h2 className={styles.summaryTitle} id={`${form}-summary`}>
        {words.summary}
      </h2>
      <ul>
        {VISIBLE_FIELDS.flatMap((field) =>
          (['required', 'invalid', 'too_long'] as const).map((problem) => {
            const text = problemText(words, field, problem);
            return (
              text && (
                <li
                  key={`${field}:${problem}`}
                  hidden={problems[field] !== problem}
                  data-problem-link={`${field}:${problem}`}
                >
                  <a className={styles.summaryLink} href={`#${fieldId(form, field)}`} onClick={focusTarget}>
                    {text}
                  </a>
                </li>
              )
            );
          }),
        )}
      </ul>
    </div>
  );
});

/** The browser would only scroll to a field; whoever follows the link wants to type. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
