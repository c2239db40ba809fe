'use client';
import { formattingTag } from '@tutoring/domain/languages';
import { forwardRef, useEffect, useState, type FormHTMLAttributes, type ReactNode } from 'react';
import { en } from '#tool/messages/en';
import { Button } from '../button/button';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { useLang, useMessages } from '../provider/provider';
import { notify } from '../toast/store';
import { Consultation } from './consultation';
import { LinkChoice } from './link-choice';
import { markedAsExample, type ToolReport } from './report';
import { RESULT_CHANGED } from './result-in-sight';
import { SummaryLine, type ToolSummary } from './summary-line';
import { ToolActions } from './tool-actions';
import * as styles from './tool.css';
import type { ToolFields } from './use-tool-fields';

export interface ToolProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children'>, ToolPage {
  /** The form's state, from `useToolFields`. */
  tool: ToolFields;
  /** What the tool calculates. Names the form, and is the heading on paper. */
  heading: string;
  /** A note that the form shows an example. It is visible until the visitor changes something. @default none */
  example?: ReactNode;
  /** What the visitor has kept, above the form at its full width. @default nothing */
  above?: ReactNode;
  /** The form's fields. */
  entry: ReactNode;
  /** The result. */
  result: ReactNode;
  /** The result in a few words: on phones a line at the lower edge shows it while the visitor is in the form. @default no line */
  summary?: ToolSummary | undefined;
  /** Returns the content of the picture and the table; `undefined` without a result. Called when the visitor saves one. */
  report: () => ToolReport | undefined;
  /** More buttons below the result. @default none */
  actions?: ReactNode;
  /** Shows the actions only after the visitor changes something. @default false */
  brief?: boolean;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** What each tool takes for {@link Tool}. */
export interface ToolPage {
  /**
   * The address of the tool's own page, such as `/tools/grades`. Links and paper name it. Set it where the tool is on another
   * page, such as in a frame of another site.
   * @default the address of the current page
   */
  page?: string | undefined;
  /**
   * The address of a page with a `LeadForm`. A link below the result leads there, and puts the visitor's result into the form's
   * message.
   * @default no link
   */
  consultationHref?: string | undefined;
}

/**
 * A form and its result on two sheets. The result updates with every change. The visitor can share it by a link, print
 * it, save it as a table or a picture, and keep the entries on the device. No entry is sent anywhere.
 */
export const Tool = forwardRef<HTMLFormElement, ToolProps>(function Tool(
  {
    tool,
    page,
    heading,
    example,
    above,
    entry,
    result,
    summary,
    report,
    actions,
    brief = false,
    consultationHref,
    messages: overrides,
    className,
    ...rest
  },
  ref,
) {
  const messages = useMessages('tool', en, overrides);
  const lang = useLang();
  const merged = useMergedRef(tool.ref, ref);
  const { isExample } = tool;
  const savedReport = () => {
    const found = report();
    return found && isExample ? markedAsExample(found, messages.exampleOf) : found;
  };
  const startEmpty = () => {
    tool.clear();
    tool.ref.current?.querySelector<HTMLElement>('input, select')?.focus();
  };
  const [printed, setPrinted] = useState('');

  useEffect(() => {
    // Use the date and the address at the time of printing.
    const onPrint = () => {
      const date = new Intl.DateTimeFormat(formattingTag(lang), { dateStyle: 'long' }).format(new Date());
      setPrinted(fill(messages.printed, { date, address: addressOf(page) }));
    };
    onPrint();
    addEventListener('beforeprint', onPrint);
    return () => removeEventListener('beforeprint', onPrint);
  }, [lang, messages.printed, page]);

  const said = JSON.stringify(summary);
  useEffect(() => {
    tool.ref.current?.dispatchEvent(new Event(RESULT_CHANGED, { bubbles: true }));
  }, [tool.ref, said, isExample]);

  useEffect(() => {
    if (tool.isLinkBroken) notify({ title: messages.brokenLink, variant: 'destructive' });
  }, [tool.isLinkBroken, messages.brokenLink]);

  return (
    <form
      ref={merged}
      aria-label={heading}
      noValidate
      // Storage restores all entries, including added rows. Values that the browser restores would look like typed ones.
      autoComplete="off"
      {...rest}
      className={cx(styles.root, above !== undefined && styles.hasAbove, className)}
      onSubmit={(event) => {
        rest.onSubmit?.(event);
        event.preventDefault();
      }}
    >
      <header className={styles.printed}>
        <p className={styles.headline}>{heading}</p>
        <p>{printed}</p>
      </header>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.entry}>
        {example &&
          (isExample ? (
            <div className={styles.example}>
              <p>{example}</p>
              <Button variant="secondary" onClick={startEmpty}>
                {messages.startEmpty}
              </Button>
            </div>
          ) : (
            <p className={styles.own}>{messages.own}</p>
          ))}
        {entry}
      </div>
      {summary && <SummaryLine summary={summary} example={isExample ? messages.exampleStamp : undefined} />}
      <section
        id={`${tool.form.name}-result`}
        aria-label={`${messages.result}: ${heading}`}
        tabIndex={-1}
        className={styles.result}
        data-example={isExample || undefined}
      >
        {isExample && <p className={styles.stamp}>{messages.exampleStamp}</p>}
        {tool.link && <LinkChoice tool={tool} link={tool.link} messages={messages} />}
        {result}
      </section>
      {(!brief || !isExample) && (
        <div className={styles.below}>
          <ToolActions tool={tool} page={page} report={savedReport} messages={messages}>
            {actions}
          </ToolActions>
          {consultationHref && (
            <Consultation
              href={consultationHref}
              tool={tool}
              report={isExample ? undefined : report}
              messages={messages}
            />
          )}
        </div>
      )}
    </form>
  );
});

/** The address of the tool's page, as people write it. */
function addressOf(page: string | undefined): string {
  const { host, pathname } = new URL(page ?? location.href, location.href);
  return host + pathname;
}
