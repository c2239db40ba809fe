'use client';
import { HONEYPOT, nextSessions, type LeadProblems } from '@tutoring/domain/lead-limits';
import { forwardRef, useId, useState, type FormHTMLAttributes, type MouseEvent } from 'react';
import { en } from '#lead-form/messages/en';
import { Button } from '../button/button';
import * as field from '../field/field.css';
import * as layout from '../layout/layout.css';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import { languageOrEnglish } from '../lib/language-or-english';
import type { Translation } from '../lib/translation';
import { useNow } from '../lib/use-now';
import { Link } from '../link/link';
import { useLang, useMessages } from '../provider/provider';
import { CHECKED_FIELDS, FIELD_PROBLEMS, fieldId, problemText, type Messages } from './fields';
import { findInPage, PAGE_FAILURES, type PageFailure } from './found-in-page';
import * as styles from './lead-form.css';
import type { Companions } from './send-lead';
import { Course, Step, When, You } from './steps';
import { useLeadForm } from './use-lead-form';
import type { EarlierMessage, SentMessage } from './use-sending';
import { useWhere } from './use-where';

export interface LeadFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method'>, Companions {
  /** The path of the page with the form, which goes with the lead. */
  page: string;
  /** The address to which the form sends the lead. @default "/api/leads" */
  endpoint?: string;
  /** Called when the lead is stored: show its reference. Called again if the visitor sends the same message again. */
  onSent: (reference: string, sent: SentMessage) => void;
  /**
   * Returns the last message for which `onSent` was called in this tab. After “Back” the form then says that this message
   * was sent, and does not send it again.
   * @default only messages sent since the page load
   */
  lastSent?: (() => EarlierMessage | undefined) | undefined;
  /** Whether to show only the first step, for the end of a page about a subject. @default false */
  brief?: boolean;
  /** The subjects of the page, which go with the lead of a brief form. @default none */
  subjects?: string | undefined;
  /**
   * The exam sessions to choose from, such as `2027-05`.
   * @default the next five by the visitor's clock; none without scripts
   */
  sessions?: readonly string[];
  /** Returns the visitor's likely country, ISO 3166-1 alpha-2. The form proposes it if the field is empty. @default unknown */
  country?: (() => Promise<string | undefined>) | undefined;
  /** The address of the page that explains how data is handled. @default "/privacy" */
  privacyHref?: string;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>>;
}

const PAGE_FAILURE_WORDS = {
  busy: 'failedBusy',
  daily: 'failedDaily',
  foreign: 'failedForeign',
  large: 'failedLarge',
  server: 'failedServer',
} as const satisfies Record<PageFailure, keyof typeof en>;

/**
 * A form for a free consultation in three steps. Only the first is required. Without JavaScript it is a plain form that posts
 * to `endpoint`.
 */
export const LeadForm = forwardRef<HTMLFormElement, LeadFormProps>(function LeadForm(
  {
    page,
    endpoint = '/api/leads',
    onSent,
    lastSent,
    attribution,
    consent,
    minorConsent,
    botToken,
    country,
    brief = false,
    subjects,
    sessions,
    privacyHref = '/privacy',
    messages: overrides,
    className,
    onFocus,
    onInput,
    onSubmit,
    ...rest
  },
  ref,
) {
  const form = useId();
  const lang = useLang();
  const messages = useMessages('lead-form', en, overrides);
  const [found] = useState(() => findInPage(fieldId(form, 'name')));
  const now = useNow();
  const offered = sessions ?? (now === undefined ? undefined : nextSessions(now));
  const { formProps, problems, notice, sentBefore, answered, isSending, summaryRef, mayLeave, ...state } = useLeadForm({
    endpoint,
    onSent,
    lastSent,
    attribution,
    consent,
    minorConsent,
    botToken,
    ref,
    found,
    // A draft can select a session only once it is an option.
    isComplete: brief || offered !== undefined,
    callers: { onFocus, onInput, onSubmit },
  });
  const where = useWhere(form, lang, country, state.keepProposal);
  const context = { form, messages, problems, isCleared: state.isCleared };
  const you = <You context={context} found={found} brief={brief} />;
  return (
    <form
      {...rest}
      {...formProps}
      className={cx(styles.root, className)}
      id={form}
      // If the server answers with the page, the browser scrolls to the form.
      action={`${endpoint}#${form}`}
      method="post"
      // The browser's own messages cannot point to fields in closed steps. The form and the server show the problems instead.
      noValidate
      data-lead-form=""
      aria-label={messages.title}
      suppressHydrationWarning
    >
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="language" value={languageOrEnglish(lang)} />
      {brief && subjects && <input type="hidden" name="subjects" value={subjects} />}
      <Honeypot label={messages.leaveEmpty} />
      <ProblemSummary ref={summaryRef} form={form} messages={messages} problems={problems} />
      {brief ? (
        <div className={styles.fields}>{you}</div>
      ) : (
        <div>
          <Step context={context} step="you" number={1} mayLeave={mayLeave}>
            {you}
          </Step>
          <Step context={context} step="course" number={2} mayLeave={mayLeave}>
            <Course context={context} found={found} sessions={offered ?? []} lang={lang} />
          </Step>
          <Step context={context} step="when" number={3} onOpen={where.propose}>
            <When context={context} found={found} zones={where.zones} proposedZone={where.proposedZone} lang={lang} />
          </Step>
        </div>
      )}
      <p className={field.help}>
        {messages.privacy} <Link href={privacyHref}>{messages.privacyLink}</Link>
      </p>
      {/* The server unhides one of these for visitors without JavaScript. */}
      {PAGE_FAILURES.map((kind) => (
        <p key={kind} className={field.problem} hidden={answered !== kind} data-failure={kind}>
          {messages[PAGE_FAILURE_WORDS[kind]]}
        </p>
      ))}
      <div role="alert">{notice && <p className={field.problem}>{messages[notice]}</p>}</div>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? messages.sending : messages.send}
        </Button>
        <Button variant="secondary" className={styles.clear} onClick={state.clear}>
          {state.isCleared ? messages.undo : messages.clear}
        </Button>
        <span role="status" className={field.help}>
          {state.isCleared && messages.cleared}
          {sentBefore && fill(messages.sentBefore, { reference: sentBefore })}
        </span>
      </div>
    </form>
  );
});

/** A field that people neither see nor hear. Bots fill it in. */
function Honeypot({ label }: { label: string }) {
  return (
    <label className={layout.visuallyHidden} aria-hidden="true">
      {label}
      {/* The attributes tell password managers not to fill it in. */}
      <input
        type="text"
        name={HONEYPOT}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
      />
    </label>
  );
}

const ProblemSummary = forwardRef<HTMLDivElement, { form: string; messages: Messages; problems: LeadProblems }>(
  function ProblemSummary({ form, messages, problems }, ref) {
    return (
      <div
        ref={ref}
        className={styles.summary}
        hidden={CHECKED_FIELDS.every((name) => !problems[name])}
        data-problem-summary=""
        role="group"
        aria-labelledby={`${form}-summary`}
        tabIndex={-1}
      >
        <h2 className={styles.summaryTitle} id={`${form}-summary`}>
          {messages.summary}
        </h2>
        <ul>
          {CHECKED_FIELDS.flatMap((name) =>
            FIELD_PROBLEMS[name].map((problem) => (
              <li
                key={`${name}:${problem}`}
                hidden={problems[name] !== problem}
                data-problem-link={`${name}:${problem}`}
              >
                <a className={styles.summaryLink} href={`#${fieldId(form, name)}`} onClick={focusTarget}>
                  {problemText(messages, name, problem)}
                </a>
              </li>
            )),
          )}
        </ul>
      </div>
    );
  },
);

/** Opens the field's step and moves the focus to the field. The browser would only scroll to it. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const target = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  const step = target?.closest('details');
  if (step) step.open = true;
  target?.focus();
}
