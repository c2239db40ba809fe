import { forwardRef, type HTMLAttributes } from 'react';
import { Button, IconButton } from '../button/button';
import { DialogTrigger } from '../dialog/dialog';
import { cx } from '../lib/cx';
import * as styles from './cookie-consent.css';
import type { en } from './messages/en';

interface BannerProps extends HTMLAttributes<HTMLElement> {
  words: Record<keyof typeof en, string>;
  /** The id of the settings dialog. */
  settingsId: string;
}

/**
 * The question itself: a region, not a dialog. It keeps nobody from the page, and stands first in
 * it, so that whoever reads by keyboard or ear meets it first. It has the words of every mode, and
 * is hidden: which of them hold, only the visitor's browser knows. enhance-banner.ts finds sentences and
 * buttons by their order (parts.ts).
 */
export const CookieBanner = forwardRef<HTMLElement, BannerProps>(function CookieBanner(
  { words, settingsId, className, ...rest },
  ref,
) {
  return (
    <section
      ref={ref}
      aria-label={words.label}
      tabIndex={-1}
      {...rest}
      className={cx(styles.banner, className)}
      data-enhance="consent"
      hidden
    >
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2>{words.title}</h2>
          {/* One sentence: on a phone the page behind is what the visitor came for. */}
          <p>{words.optIn}</p>
          <p>{words.optOut}</p>
          <p>{words.informational}</p>
          <p>
            <strong>{words.gpc}</strong>
            {`: ${words.gpcOn}`}
          </p>
        </div>
        <div className={styles.buttons}>
          {/* The same weight: refusing is as easy as accepting. */}
          <Button variant="secondary">{words.acceptAll}</Button>
          <Button variant="secondary">{words.declineAll}</Button>
          <Button variant="secondary">{words.ok}</Button>
          <DialogTrigger variant="secondary" for={settingsId}>
            {words.settings}
          </DialogTrigger>
        </div>
        <IconButton icon="close" label={words.keep} />
      </div>
    </section>
  );
});
