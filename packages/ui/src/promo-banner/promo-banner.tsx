'use client';
import { forwardRef, useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#promo-banner/messages/en';
import { IconButton } from '../button/button';
import * as layout from '../layout/layout.css';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useLatest } from '../lib/use-latest';
import { useMergedRef } from '../lib/use-merged-ref';
import { Link } from '../link/link';
import { useMessages } from '../provider/provider';
import { enhancePromoBanner } from './enhance';
import * as styles from './promo-banner.css';

export interface PromoBannerProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The offer in one sentence, with its end date, so that it stays true in copies of the page. Mark its language if the page's differs. */
  text: ReactNode;
  /** The address of the conditions. */
  href: string;
  /** The link's text. */
  linkLabel: string;
  /** Shows the button that dismisses it. @default whether there is an `onDismiss` */
  dismissible?: boolean | undefined;
  /** Called after the visitor has dismissed it, so that you can remember it. */
  onDismiss?: (() => void) | undefined;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>>;
}

/** A current offer, in one line above the page. Render it only while the offer runs. */
export const PromoBanner = forwardRef<HTMLElement, PromoBannerProps>(function PromoBanner(
  { text, href, linkLabel, onDismiss, dismissible = Boolean(onDismiss), messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('promo-banner', en, overrides);
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRef(own, ref);
  const latestOnDismiss = useLatest(onDismiss);
  useEffect(() => {
    if (!own.current) return;
    return enhancePromoBanner(own.current, { onDismiss: () => latestOnDismiss.current?.() });
  }, [latestOnDismiss]);
  return (
    <section
      ref={merged}
      data-enhance="promo"
      aria-label={messages.label}
      className={cx(styles.root, className)}
      {...rest}
    >
      <div className={cx(layout.container, styles.line)}>
        <p>
          {text}{' '}
          <Link href={href} className={styles.link}>
            {linkLabel}
          </Link>
        </p>
        {dismissible && <IconButton icon="close" label={messages.dismiss} />}
      </div>
    </section>
  );
});
