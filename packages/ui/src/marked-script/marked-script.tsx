'use client';
import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#marked-script/messages/en';
import { Badge, SampleBadge } from '../badge/badge';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../layout/layout';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { Circled, MarginNote, Tick, Underline } from '../marks/marks';
import { useMessages } from '../provider/provider';
import * as styles from './marked-script.css';

type Messages = {
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
};

export interface MarkedScriptProps extends Omit<HTMLAttributes<HTMLElement>, 'title'>, Messages {
  /** The first line of the sheet: whose work it is, and the task. */
  title: ReactNode;
  /** The question as printed in the exam, above the student's writing. @default none */
  question?: ReactNode;
  /** The marks, such as `5/8`. @default none */
  grade?: string | undefined;
  /** Whether we wrote it to show how we comment. @default false */
  sample?: boolean;
  /** Whether a student wrote it and lets us show it without a name. The label says so. @default false */
  studentWork?: boolean;
  /** Paragraphs with `Marked` words in them. */
  children: ReactNode;
}

/** A student's page with notes in its margin. */
export const MarkedScript = forwardRef<HTMLElement, MarkedScriptProps>(function MarkedScript(
  { title, question, grade, sample = false, studentWork = false, messages: overrides, className, children, ...rest },
  ref,
) {
  const messages = useMessages('marked-script', en, overrides);
  return (
    <figure ref={ref} className={cx(styles.root, className)} {...rest}>
      <figcaption className={styles.title}>
        {title} {sample && <SampleBadge />}
        {studentWork && (
          <>
            <Badge>{messages.studentWork}</Badge> {messages.studentWorkMeans}
          </>
        )}
      </figcaption>
      {question && <p className={styles.question}>{question}</p>}
      <div className={styles.sheet}>
        {children}
        {grade && (
          <p className={styles.grade}>
            <VisuallyHidden>{fill(messages.grade, { grade })}</VisuallyHidden>
            <Circled aria-hidden="true">{grade}</Circled>
          </p>
        )}
      </div>
    </figure>
  );
});

export interface MarkedStripProps extends HTMLAttributes<HTMLParagraphElement> {
  /** The words that earned a mark. */
  right: string;
  /** The words that lost a mark. */
  wrong: string;
  /** The note on the words that lost a mark. */
  note: string;
}

/**
 * One line of a marked script, for the first screen of phones, where the sheet does not fit. It repeats the sheet further down,
 * so screen readers skip it, and wider screens do not show it.
 */
export const MarkedStrip = forwardRef<HTMLParagraphElement, MarkedStripProps>(function MarkedStrip(
  { right, wrong, note, className, ...rest },
  ref,
) {
  return (
    <p ref={ref} aria-hidden="true" className={cx(styles.strip, className)} {...rest}>
      … {right}
      <Tick /> … <Underline>{wrong}</Underline> …<MarginNote className={styles.stripNote}>{note}</MarginNote>
    </p>
  );
});

export interface MarkedProps extends Messages {
  /** The note in the margin. */
  note: string;
  /** Who wrote the note. @default "tutor" */
  by?: 'tutor' | 'ai';
  /** How the words are marked. @default "underline" */
  variant?: keyof typeof styles.variant;
  /** The marked words. */
  children: ReactNode;
}

/**
 * Words with a note in the margin. The words link to their note, so that the keyboard reaches every note without a script. In
 * the document the note follows the words, and screen readers announce it there, once. It begins with its author, and its
 * role shows where it ends.
 */
export function Marked({ note, by = 'tutor', variant = 'underline', messages: overrides, children }: MarkedProps) {
  const messages = useMessages('marked-script', en, overrides);
  const id = useId();
  return (
    <>
      <a href={`#${id}`} className={cx(styles.mark, styles.variant[by === 'ai' ? 'pencil' : variant])}>
        {children}
        {variant === 'tick' && <Tick />}
      </a>
      <MarginNote id={id} role="note" by={by} className={cx(styles.note, by === 'ai' && styles.pencilled)}>
        {by === 'ai' ? (
          <span className={styles.author}>
            <Icon name="sparkle" /> {messages.ai}
          </span>
        ) : (
          <VisuallyHidden>{messages.tutor}</VisuallyHidden>
        )}
        {note}
      </MarginNote>
    </>
  );
}
