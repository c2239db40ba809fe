'use client';
import { forwardRef, type HTMLAttributes } from 'react';
import { en } from '#reference-card/messages/en';
import { Button } from '../button/button';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useCopy } from '../lib/use-copy';
import { useMessages } from '../provider/provider';
import * as styles from './reference-card.css';

export interface ReferenceCardProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * The reference of a received message. Empty: the card is hidden but in the HTML,
   * so that a server can fill it in for visitors without JavaScript
   * (`data-reference-block` and `data-reference`).
   */
  reference: string;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>>;
}

/** What to quote when asking about a message, with a button to copy it. */
export const ReferenceCard = forwardRef<HTMLDivElement, ReferenceCardProps>(function ReferenceCard(
  { reference, messages, className, ...rest },
  ref,
) {
  const words = useMessages('reference-card', en, messages);
  const { status, copy } = useCopy(reference);
  return (
    <div
      ref={ref}
      className={cx(styles.root, className)}
      hidden={!reference}
      data-reference-block=""
      suppressHydrationWarning
      {...rest}
    >
      <p className={styles.label}>{words.label}</p>
      {/* A reference is the same in every language: it never mirrors. */}
      <p className={styles.reference} data-reference="" dir="ltr" suppressHydrationWarning>
        {reference}
      </p>
      <Button kind="secondary" onClick={copy}>
        {words.copy}
      </Button>
      <p className={styles.status} role="status">
        {status !== 'idle' && words[status]}
      </p>
    </div>
  );
});
