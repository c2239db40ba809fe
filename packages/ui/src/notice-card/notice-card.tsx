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
  /** What it is about, and the name of its region of the page. */
  heading: string;
  /** The heading's rank in the page's outline. @default 2 */
  level?: 2 | 3 | 4;
  /** Where one may go from here: links, the likeliest first. */
  actions?: ReactNode;
  /** Told when the visitor has closed it, to remember that. */
  onDismiss?: (() => void) | undefined;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Something that may help this visitor and that nobody has asked for, in a corner of the page: a region, not a dialog.
 * It takes no focus, keeps its room, and stands in the page's flow on a small screen. Whether it is due is the caller's
 * to know; so is the place in the document: first, so that whoever reads by keyboard meets it.
 */
export const NoticeCard = forwardRef<HTMLElement, NoticeCardProps>(function NoticeCard(
  { heading, level = 2, actions, onDismiss, messages, className, children, ...rest },
  ref,
) {
  const words = useMessages('notice-card', en, messages);
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRef(own, ref);
  const told = useLatest(onDismiss);
  useEffect(() => {
    if (!own.current) return;
    placeNoticeCard(own.current);
    return enhanceNoticeCard(own.current, { onDismiss: () => told.current?.() });
  }, [told]);
  const Heading = `h${level}` as const;
  return (
    <section ref={merged} aria-label={heading} data-state="closed" className={cx(styles.root, className)} {...rest}>
      <div className={styles.text} aria-live="polite">
        <Heading className={styles.heading}>{heading}</Heading>
        {children && <p>{children}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <IconButton icon="close" label={words.close} />
    </section>
  );
});
