'use client';
import { HONEYPOT, nextSessions, type LeadProblems } from '@tutoring/domain/lead-limits';
import { forwardRef, useId, useRef, useState, type FormHTMLAttributes, type MouseEvent } from 'react';
import { en } from '#lead-form/messages/en';
import { BookingLink } from '../booking-link/booking-link';
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
import { Brought } from './brought';
import { checkedFields, FIELD_PROBLEMS, fieldId, problemText, type Messages, type Work } from './fields';
import { findInPage, PAGE_FAILURES, type PageFailure } from './found-in-page';
import * as styles from './lead-form.css';
import type { Companions } from './send-lead';
import type { PdfOpener } from './pages/open-pdf';
import type { PagesHandle } from './pages/pages-field';
import type { UploadProgress } from './pages/upload-pages';
import { Course, Part, Programme, Question, Step, When, You } from './steps';
import { useLeadForm } from './use-lead-form';
import type { EarlierMessage, SentMessage } from './use-sending';
import { useWhere } from './use-where';
import { MaySample, WorkFields } from './work';

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
  /**
   * Whether the form takes pages for a tutor to mark: `asked` asks for them first and requires them, `offered` has a folded step for
   * them.
   * @default none
   */
  work?: 'asked' | 'offered' | undefined;
  /** Opens a PDF and draws its pages, in a form with `work`. @default only pictures can be sent */
  openPdf?: PdfOpener | undefined;
  /** The address of the booking calendar, for visitors whose page cannot be marked. @default no link */
  bookingHref?: string | undefined;
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
  full: 'failedFull',
  large: 'failedLarge',
  once: 'failedOnce',
  server: 'failedServer',
} as const satisfies Record<PageFailure, keyof typeof en>;

/** Failures of requests to mark pages. */
const FAILURES_OF_WORK: ReadonlySet<PageFailure> = new Set(['full', 'once']);

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
    work,
    openPdf,
    bookingHref,
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
  const {
    formProps,
    problems,
    notice,
    brought,
    sentBefore,
    answered,
    isSending,
    progress,
    summaryRef,
    mayLeave,
    ...state
  } = useLeadForm({
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
    isComplete: brief || work === 'asked' || offered !== undefined,
    callers: { onFocus, onInput, onSubmit },
  });
  const where = useWhere(form, lang, country, state.keepProposal);
  const context = { form, messages, problems, work, isCleared: state.isCleared };
  const step = { context, found };
  const pages = useRef<PagesHandle>(null);
  const workFields = <WorkFields {...step} openPdf={openPdf} handle={pages} />;
  const question = <Question {...step} brief={brief} />;
  const failures = PAGE_FAILURES.filter((kind) => work !== undefined || !FAILURES_OF_WORK.has(kind));
  const book = bookingHref && <BookingLink href={bookingHref} variant="secondary" />;
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
      encType={work && 'multipart/form-data'}
      data-lead-form=""
      aria-label={work === 'asked' ? messages.titleWork : messages.title}
      suppressHydrationWarning
    >
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="language" value={languageOrEnglish(lang)} />
      {work === 'asked' && <input type="hidden" name="asksFor" value="marking" />}
      {brief && subjects && <input type="hidden" name="subjects" value={subjects} />}
      <Honeypot label={messages.leaveEmpty} />
      <ProblemSummary ref={summaryRef} {...context} />
      {brought && <Brought brought={brought} messages={messages} />}
      {work === 'asked' && (
        <div>
          <Part form={form} number={1} title={messages.part_work}>
            {workFields}
          </Part>
          <Part form={form} number={2} title={messages.part_ask}>
            <Programme context={context} />
            {question}
          </Part>
          <Part form={form} number={3} title={messages.part_you}>
            <You {...step} brief={brief} />
            <MaySample {...step} />
          </Part>
        </div>
      )}
      {work !== 'asked' && brief && (
        <div className={styles.fields}>
          <You {...step} brief>
            {question}
          </You>
        </div>
      )}
      {work !== 'asked' && !brief && (
        <div>
          <Step context={context} step="you" number={1} mayLeave={mayLeave}>
            <You {...step} brief={false}>
              {question}
            </You>
          </Step>
          <Step context={context} step="course" number={2} mayLeave={mayLeave}>
            <Course context={context} found={found} sessions={offered ?? []} lang={lang} />
          </Step>
          <Step context={context} step="when" number={3} mayLeave={work && mayLeave} onOpen={where.propose}>
            <When context={context} found={found} zones={where.zones} proposedZone={where.proposedZone} lang={lang} />
          </Step>
          {work && (
            <Step context={context} step="work" number={4}>
              {workFields}
              <MaySample {...step} />
            </Step>
          )}
        </div>
      )}
      <p className={field.help}>
        {messages.privacy} <Link href={privacyHref}>{messages.privacyLink}</Link>
      </p>
      {/* The server unhides one of these for visitors without JavaScript. */}
      {failures.map((kind) => (
        <div key={kind} hidden={answered !== kind} data-failure={kind}>
          <p className={field.problem}>{messages[PAGE_FAILURE_WORDS[kind]]}</p>
          {FAILURES_OF_WORK.has(kind) && book}
        </div>
      ))}
      <div role="alert">
        {notice && <p className={field.problem}>{messages[notice]}</p>}
        {(notice === 'failedOnce' || notice === 'failedFull') && book}
      </div>
      {progress && <Progress messages={messages} {...progress} onCancel={state.cancel} />}
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? messages.sending : messages.send}
        </Button>
        {/* While it sends, “Cancel” is the only way back. */}
        {!progress && (
          <Button
            variant="secondary"
            className={styles.clear}
            onClick={() => {
              state.clear();
              if (state.isCleared) pages.current?.undo();
              else pages.current?.clear();
            }}
          >
            {state.isCleared ? messages.undo : messages.clear}
          </Button>
        )}
        <span role="status" className={field.help}>
          {state.isCleared && messages.cleared}
          {sentBefore && fill(messages.sentBefore, { reference: sentBefore })}
        </span>
      </div>
    </form>
  );
});

/** How far the pages are. Screen readers hear each page once. */
function Progress({
  messages,
  number,
  count,
  share,
  onCancel,
}: UploadProgress & { messages: Messages; onCancel: () => void }) {
  const label = fill(messages.sendingPage, { number: String(number), count: String(count) });
  return (
    <div className={styles.progress}>
      <span role="status">{label}</span>
      <progress className={styles.progressBar} aria-label={label} max={1} value={share} />
      <Button variant="secondary" onClick={onCancel}>
        {messages.sendCancel}
      </Button>
    </div>
  );
}

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

const ProblemSummary = forwardRef<
  HTMLDivElement,
  { form: string; messages: Messages; problems: LeadProblems; work: Work }
>(function ProblemSummary({ form, messages, problems, work }, ref) {
  const fields = checkedFields(work);
  return (
    <div
      ref={ref}
      className={styles.summary}
      hidden={fields.every((name) => !problems[name])}
      data-problem-summary=""
      role="group"
      aria-labelledby={`${form}-summary`}
      tabIndex={-1}
    >
      <h2 className={styles.summaryTitle} id={`${form}-summary`}>
        {messages.summary}
      </h2>
      <ul>
        {fields.flatMap((name) =>
          FIELD_PROBLEMS[name].map((problem) => (
            <li key={`${name}:${problem}`} hidden={problems[name] !== problem} data-problem-link={`${name}:${problem}`}>
              <a className={styles.summaryLink} href={`#${fieldId(form, name)}`} onClick={focusTarget}>
                {problemText(messages, name, problem)}
              </a>
            </li>
          )),
        )}
      </ul>
    </div>
  );
});

/** Opens the field's step and moves the focus to the field. The browser would only scroll to it. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const target = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  const step = target?.closest('details');
  if (step) step.open = true;
  target?.focus();
}
