'use client';
import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#marked-script/messages/en';
import { SampleBadge } from '../badge/badge';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../layout/layout';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { Circled, MarginNote, Tick, Underline } from '../marks/marks';
import { useMessages } from '../provider/provider';
import * as styles from './marked-script.css';

type Words = {
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
};

export interface MarkedScriptProps extends Omit<HTMLAttributes<HTMLElement>, 'title'>, Words {
  /** Whose work it is and what was asked: the sheet's first line. */
  title: string;
  /** Marks given and marks there are, such as `5/8`. @default none */
  grade?: string | undefined;
  /** Written by us to show how we comment. @default false */
  sample?: boolean;
  /** Paragraphs with `Marked` words in them. */
  children: ReactNode;
}

/** A student's page with notes in its margin. */
export const MarkedScript = forwardRef<HTMLElement, MarkedScriptProps>(function MarkedScript(
  { title, grade, sample = false, messages, className, children, ...rest },
  ref,
) {
  const words = useMessages('marked-script', en, messages);
  return (
    <figure ref={ref} className={cx(styles.root, className)} {...rest}>
      <figcaption className={styles.title}>
        {title} {sample && <SampleBadge />}
      </figcaption>
      <div className={styles.sheet}>
        {children}
        {grade && (
          <p className={styles.grade}>
            <VisuallyHidden>{fill(words.grade, { grade })}</VisuallyHidden>
            <Circled aria-hidden="true">{grade}</Circled>
          </p>
        )}
      </div>
    </figure>
  );
});

export interface MarkedStripProps extends HTMLAttributes<HTMLParagraphElement> {
  /** Words that earned their mark. */
  right: string;
  /** Words that lost one. */
  wrong: string;
  /** What stands beside the latter. */
  note: string;
}

/**
 * The heart of a script in a line, for a first screen that has no room for the sheet. It repeats what the sheet says further
 * down: only phones show it, and it is for the eye alone.
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

export interface MarkedProps extends Words {
  /** What stands in the margin beside the words. */
  note: string;
  /** Whose note it is. @default "tutor" */
  by?: 'tutor' | 'ai';
  /** How the words are marked. @default "underline" */
  variant?: keyof typeof styles.variant;
  /** The words. */
  children: ReactNode;
}

/**
 * Words with a note in the margin. The words are a link to their note, so that every note is
 * reached by keyboard, without a script. In the document the note follows them, as it does in the margin, and is read
 * out there, once: it begins with whose it is, and its role lets one hear where it ends and the text goes on.
 */
export function Marked({ note, by = 'tutor', variant = 'underline', messages, children }: MarkedProps) {
  const words = useMessages('marked-script', en, messages);
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
            <Icon name="sparkle" /> {words.ai}
          </span>
        ) : (
          <VisuallyHidden>{words.tutor}</VisuallyHidden>
        )}
        {note}
      </MarginNote>
    </>
  );
}
