'use client';
import { forwardRef, useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#notice-card/messages/en';
import { IconButton } from '../button/button';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useLatest } from '../lib/use-latest';
import { useMergedRef } from '../lib/use-merged-ref';
import { useMessages } from '../provider/provider';
import { enhanceNoticeCard, placeNoticeCard } from './enhance';
import * as styles from './notice-card.css';

export interface NoticeCardProps extends HTMLAttributes<HTMLElement> {
  /** The heading, which names the region. */
  heading: string;
  /** The heading's rank in the page's outline. @default 2 */
  level?: 2 | 3 | 4;
  /** Links, the most likely one first. */
  actions?: ReactNode;
  /** Called after the visitor has closed the card, so that you can remember it. */
  onDismiss?: (() => void) | undefined;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * A suggestion in a corner of the page that the visitor did not ask for: a region, not a dialog. It does not take the focus, the
 * page ends later by its height, and on small screens it is in the page's flow. You decide when to show it. Place it first
 * in the document, so that keyboard users reach it.
 */
export const NoticeCard = forwardRef<HTMLElement, NoticeCardProps>(function NoticeCard(
  { heading, level = 2, actions, onDismiss, messages: overrides, className, children, ...rest },
  ref,
) {
  const messages = useMessages('notice-card', en, overrides);
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRef(own, ref);
  const latestOnDismiss = useLatest(onDismiss);
  useEffect(() => {
    if (!own.current) return;
    placeNoticeCard(own.current);
    return enhanceNoticeCard(own.current, { onDismiss: () => latestOnDismiss.current?.() });
  }, [latestOnDismiss]);
  const Heading = `h${level}` as const;
  return (
    <section ref={merged} aria-label={heading} data-state="closed" className={cx(styles.root, className)} {...rest}>
      <div className={styles.text} aria-live="polite">
        <Heading className={styles.heading}>{heading}</Heading>
        {children && <p>{children}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <IconButton icon="close" label={messages.close} />
    </section>
  );
});
