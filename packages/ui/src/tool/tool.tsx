'use client';
import { formattingTag } from '@tutoring/domain/languages';
import { forwardRef, useEffect, useState, type FormHTMLAttributes, type ReactNode } from 'react';
import { en } from '#tool/messages/en';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { useLang, useMessages } from '../provider/provider';
import { notify } from '../toast/store';
import type { ToolReport } from './report';
import { LinkChoice } from './link-choice';
import { ToolActions } from './tool-actions';
import * as styles from './tool.css';
import type { ToolFields } from './use-tool-fields';

export interface ToolProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children'> {
  /** What stands in the form: `useToolFields`. */
  tool: ToolFields;
  /** What it calculates: the form's name, and the head of what is printed. */
  heading: string;
  /** Says that what stands in the form at first is an example: as long as it stands there. @default nothing */
  example?: ReactNode;
  /** What is entered. */
  entry: ReactNode;
  /** What comes of it. */
  result: ReactNode;
  /** What goes into a picture and a table; nothing while there is no result. Called when somebody asks for one. */
  report: () => ToolReport | undefined;
  /** More that can be done with the result: buttons. @default nothing */
  actions?: ReactNode;
  /** Shows what can be done with the result once the visitor has changed something. @default false */
  brief?: boolean;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * A tool of two sheets: the form, and beside it the result, which follows every change. It is shared by a link, printed,
 * saved as a table or a picture, and kept on the device if the visitor wishes. Nothing that is entered is sent anywhere.
 */
export const Tool = forwardRef<HTMLFormElement, ToolProps>(function Tool(
  { tool, heading, example, entry, result, report, actions, brief = false, messages, className, ...rest },
  ref,
) {
  const words = useMessages('tool', en, messages);
  const lang = useLang();
  const merged = useMergedRef(tool.ref, ref);
  // Nothing was changed, and neither a link nor storage had anything else.
  const isExample = tool.fields === tool.form.example;
  const [printed, setPrinted] = useState('');

  useEffect(() => {
    // The clock and the address of the moment at which it is printed.
    const onPrint = () => {
      const date = new Intl.DateTimeFormat(formattingTag(lang), { dateStyle: 'long' }).format(new Date());
      setPrinted(fill(words.printed, { date, address: location.host + location.pathname }));
    };
    onPrint();
    addEventListener('beforeprint', onPrint);
    return () => removeEventListener('beforeprint', onPrint);
  }, [lang, words.printed]);

  useEffect(() => {
    if (tool.isLinkBroken) notify({ title: words.brokenLink, variant: 'destructive' });
  }, [tool.isLinkBroken, words.brokenLink]);

  return (
    <form
      ref={merged}
      aria-label={heading}
      noValidate
      // What is kept brings back all of it, also lines that React has added; what a browser brings back would look like typed.
      autoComplete="off"
      {...rest}
      className={cx(styles.root, className)}
      onSubmit={(event) => {
        rest.onSubmit?.(event);
        event.preventDefault();
      }}
    >
      <header className={styles.printed}>
        <p className={styles.headline}>{heading}</p>
        <p>{printed}</p>
      </header>
      <div className={styles.entry}>
        {example && (isExample ? <p>{example}</p> : <p className={styles.own}>{words.own}</p>)}
        {entry}
      </div>
      <section aria-label={`${words.result}: ${heading}`} tabIndex={-1} className={styles.result}>
        {tool.link && <LinkChoice tool={tool} link={tool.link} words={words} />}
        {result}
      </section>
      {(!brief || !isExample) && (
        <ToolActions tool={tool} report={report} words={words}>
          {actions}
        </ToolActions>
      )}
    </form>
  );
});
