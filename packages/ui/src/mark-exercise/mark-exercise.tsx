'use client';
import { forwardRef, useEffect, useId, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#mark-exercise/messages/en';
import { SampleBadge } from '../badge/badge';
import { Button } from '../button/button';
import { VisuallyHidden } from '../layout/layout';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { Circled, MarginNote, Tick } from '../marks/marks';
import { useMessages } from '../provider/provider';
import { enhanceMarkExercise } from './enhance';
import * as styles from './mark-exercise.css';

/** A sentence of the answer. Each can earn one mark. */
export interface MarkExerciseSentence {
  /** The student's words. */
  text: string;
  /** Whether the tutor gives it the mark. */
  earns: boolean;
  /** The tutor's reason. */
  note: string;
}

export interface MarkExerciseProps extends HTMLAttributes<HTMLDivElement> {
  /** The question that the answer is for. */
  question: ReactNode;
  /** The answer, four to eight sentences. There are as many marks as sentences. */
  sentences: readonly MarkExerciseSentence[];
  /** The page that is shared, which shows this exercise. @default the current page */
  href?: string | undefined;
  /** Whether we wrote the answer. @default false */
  sample?: boolean;
  /** Shown with the tutor's marks: the mark scheme, and links. */
  children?: ReactNode;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * A student's answer for the reader to mark: a tick for each sentence that earns a mark, then the tutor's ticks and reasons. The
 * ticks and the comparison work without a script. `enhanceMarkExercise` adds the result in words, and sharing.
 */
export const MarkExercise = forwardRef<HTMLDivElement, MarkExerciseProps>(function MarkExercise(
  { question, sentences, href, sample = false, messages: overrides, className, children, ...rest },
  ref,
) {
  const messages = useMessages('mark-exercise', en, overrides);
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(own, ref);
  const id = useId();
  useEffect(() => (own.current ? enhanceMarkExercise(own.current) : undefined), []);
  const available = String(sentences.length);
  const earned = String(sentences.filter(({ earns }) => earns).length);
  return (
    <div ref={merged} className={cx(styles.root, className)} data-enhance="mark-exercise" {...rest}>
      <p className={styles.challenge} data-challenge={messages.challenge} hidden suppressHydrationWarning />
      <fieldset aria-describedby={id} className={styles.answer}>
        <legend className={styles.question}>
          {question} <span className={styles.available}>{fill(messages.available, { available })}</span>
        </legend>
        <p id={id} className={styles.task}>
          {messages.task} {sample && <SampleBadge />}
        </p>
        <div className={styles.result}>
          <p role="status" data-result={JSON.stringify(resultOf(messages))} suppressHydrationWarning />
          <Circled aria-hidden="true" className={styles.grade}>
            {earned}/{available}
          </Circled>
        </div>
        <ol className={styles.sentences}>
          {sentences.map(({ text, earns, note }, at) => (
            <li key={at} className={styles.sentence}>
              <label className={styles.label}>
                <input type="checkbox" className={styles.box} data-earns={earns ? '' : undefined} />
                <span className={styles.number}>{at + 1}</span>{' '}
                <span className={styles.words}>
                  <span>{text}</span>
                </span>
                <Tick className={styles.tick} />
              </label>
              <MarginNote role="note" className={styles.note}>
                {earns && <Tick className={styles.tutorsTick} />}
                <VisuallyHidden>{earns ? messages.earns : messages.earnsNothing}</VisuallyHidden>
                {note}
              </MarginNote>
            </li>
          ))}
        </ol>
      </fieldset>
      <p aria-hidden="true" className={styles.count}>
        {messages.count} <Circled className={styles.given} data-available={available} />
      </p>
      <details className={styles.comparison}>
        <summary className={styles.compare}>
          <span className={styles.whileClosed}>{messages.compare}</span>
          <span className={styles.whileOpen}>{messages.hide}</span>
        </summary>
        <div className={styles.after}>
          {children}
          <div hidden suppressHydrationWarning>
            <Button variant="secondary" data-share={href ?? ''} data-text={messages.share}>
              {messages.shareButton}
            </Button>
          </div>
          <p role="status" data-copied={messages.copied} data-failed={messages.failed} suppressHydrationWarning />
        </div>
      </details>
    </div>
  );
});

/** The messages that the enhancement puts together. */
function resultOf({ result, missed, generous, agreed, line }: Translation<typeof en>) {
  return { result, missed, generous, agreed, line };
}
