'use client';
import { forwardRef, useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#notice-card/messages/en';
import { IconButton } from '../button/button';
import * as layout from '../layout/layout.css';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useLatest } from '../lib/use-latest';
import { useMergedRef } from '../lib/use-merged-ref';
import { Link } from '../link/link';
import { useMessages } from '../provider/provider';
import { enhanceNoticeStrip } from './enhance';
import * as styles from './notice-strip.css';

export interface NoticeStripProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The link's text, which also names the region. */
  label: string;
  /** The link's address. */
  href: string;
  /** One more sentence, shown on wide screens (from 1024 px). @default none */
  text?: string | undefined;
  /** Other links, shown from 640 px. @default none */
  more?: readonly ReactNode[] | undefined;
  /** Called after the visitor has closed the strip, so that you can remember it. */
  onDismiss?: (() => void) | undefined;
  /** This component's words; it shares them with `NoticeCard`. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * A suggestion in one line under the header: a link, and a button that closes it. It is part of the page, so it covers
 * nothing. Write it before the browser paints what follows, or the page moves.
 */
export const NoticeStrip = forwardRef<HTMLElement, NoticeStripProps>(function NoticeStrip(
  { label, href, text, more = [], onDismiss, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('notice-card', en, overrides);
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRef(own, ref);
  const latest = useLatest(onDismiss);
  useEffect(() => {
    if (!own.current) return;
    return enhanceNoticeStrip(own.current, { onDismiss: () => latest.current?.() });
  }, [latest]);
  return (
    <section ref={merged} aria-label={label} className={cx(styles.root, className)} {...rest}>
      <div className={cx(layout.container, styles.line)}>
        <Link href={href} className={styles.link}>
          {label}
        </Link>
        {text && <p className={styles.text}>{text}</p>}
        {more.length > 0 && (
          <ul className={styles.more}>
            {more.map((link, at) => (
              // The list never changes.
              <li key={at}>{link}</li>
            ))}
          </ul>
        )}
        <IconButton icon="close" label={messages.close} className={styles.close} />
      </div>
    </section>
  );
});
