'use client';
import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#attempt/messages/en';
import * as field from '../field/field.css';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';
import * as styles from './attempt.css';

export interface AttemptProps extends HTMLAttributes<HTMLDivElement> {
  /** The key under which the page stores the entry (the field's `data-keep`). Give each question of a page its own. */
  name: string;
  /** How marks are given. @default nothing */
  scheme?: ReactNode;
  /** How to earn the missing marks. @default nothing */
  more?: ReactNode;
  /** The marked answer. */
  children: ReactNode;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Lets a student try a question before seeing a marked answer. It needs no script: the entry stays in the field, and the
 * answer is a native `<details>`.
 */
export const Attempt = forwardRef<HTMLDivElement, AttemptProps>(function Attempt(
  { name, scheme, more, messages: overrides, className, children, ...rest },
  ref,
) {
  const id = useId();
  const messages = useMessages('attempt', en, overrides);
  return (
    <div ref={ref} className={cx(styles.root, className)} {...rest}>
      <label htmlFor={id} className={field.label}>
        {messages.answer}
      </label>
      <textarea
        id={id}
        rows={5}
        autoComplete="off"
        data-keep={name}
        aria-describedby={`${id}-kept`}
        className={field.control}
      />
      <p id={`${id}-kept`} className={styles.kept}>
        {messages.kept}
      </p>
      <details className={styles.marked}>
        <summary className={styles.summary}>
          <span className={styles.whileClosed}>{messages.open}</span>
          <span className={styles.whileOpen}>{messages.close}</span>
        </summary>
        <div className={styles.sheet}>
          {children}
          {scheme && <Remark name={messages.scheme}>{scheme}</Remark>}
          {more && <Remark name={messages.more}>{more}</Remark>}
        </div>
      </details>
    </div>
  );
});

function Remark({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p>
      <strong>{name}</strong> {children}
    </p>
  );
}
