'use client';
import { forwardRef, type HTMLAttributes } from 'react';
import { en } from '#promo-banner/messages/en';
import { IconButton } from '../button/button';
import * as layout from '../layout/layout.css';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { Link } from '../link/link';
import { useMessages } from '../provider/provider';
import * as styles from './promo-banner.css';

export interface PromoBannerProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The offer in one sentence, its end included: it must be true wherever it is read later. */
  text: string;
  /** Where the conditions stand. */
  href: string;
  /** What the link says. */
  linkLabel: string;
  /** Called by the button that dismisses it. Without it there is no button. */
  onDismiss?: () => void;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>>;
}

/** An offer that runs, in one line above the page. Whether it runs is the caller's to know. */
export const PromoBanner = forwardRef<HTMLElement, PromoBannerProps>(function PromoBanner(
  { text, href, linkLabel, onDismiss, messages, className, ...rest },
  ref,
) {
  const words = useMessages('promo-banner', en, messages);
  return (
    <section ref={ref} aria-label={words.label} className={cx(styles.root, className)} {...rest}>
      <div className={cx(layout.container, styles.line)}>
        <p>
          {text}{' '}
          <Link href={href} className={styles.link}>
            {linkLabel}
          </Link>
        </p>
        {onDismiss && <IconButton icon="close" label={words.dismiss} onClick={onDismiss} />}
      </div>
    </section>
  );
});
