'use client';
import { forwardRef, useEffect, useRef, type HTMLAttributes } from 'react';
import { en } from '#reference-card/messages/en';
import { Button } from '../button/button';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { useMessages } from '../provider/provider';
import { enhanceReferenceCard } from './enhance';
import * as styles from './reference-card.css';

export interface ReferenceCardProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * The reference of a received message. Empty: the card is hidden but in the HTML,
   * so that a server can fill it in for visitors without JavaScript
   * (`data-reference-block` and `data-reference`).
   */
  reference: string;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>>;
}

/** What to quote when asking about a message, with a button to copy it. */
export const ReferenceCard = forwardRef<HTMLDivElement, ReferenceCardProps>(function ReferenceCard(
  { reference, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('reference-card', en, overrides);
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(own, ref);
  useEffect(() => (own.current ? enhanceReferenceCard(own.current) : undefined), []);
  return (
    <div
      ref={merged}
      className={cx(styles.root, className)}
      hidden={!reference}
      data-enhance="reference"
      data-reference-block=""
      suppressHydrationWarning
      {...rest}
    >
      <p className={styles.label}>{messages.label}</p>
      {/* A reference is the same in every language: it never mirrors. */}
      <p className={styles.reference} data-reference="" dir="ltr" suppressHydrationWarning>
        {reference}
      </p>
      <Button variant="secondary" className={styles.copy}>
        {messages.copy}
      </Button>
      <p className={styles.status} role="status" data-copied={messages.copied} data-failed={messages.failed} />
    </div>
  );
});
