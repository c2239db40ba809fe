import { forwardRef, type HTMLAttributes } from 'react';
import { Button, IconButton } from '../button/button';
import { DialogTrigger } from '../dialog/dialog';
import { cx } from '../lib/cx';
import * as styles from './cookie-consent.css';
import type { en } from './messages/en';

interface BannerProps extends HTMLAttributes<HTMLElement> {
  messages: Record<keyof typeof en, string>;
  /** The id of the settings dialog. */
  settingsId: string;
}

/**
 * The banner: a region, not a dialog, because visitors may read the page without an answer. It is first in the page, so that
 * visitors with a keyboard or a screen reader reach it first. The server renders it hidden, with the messages of every mode: only
 * the browser knows which mode applies. enhance-banner.ts finds the sentences and buttons by their order (parts.ts).
 */
export const CookieBanner = forwardRef<HTMLElement, BannerProps>(function CookieBanner(
  { messages, settingsId, className, ...rest },
  ref,
) {
  return (
    <section
      ref={ref}
      aria-label={messages.label}
      tabIndex={-1}
      {...rest}
      className={cx(styles.banner, className)}
      data-enhance="consent"
      hidden
    >
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2>{messages.title}</h2>
          {/* Only one of these is visible: on a phone a longer text would cover the page. */}
          <p>{messages.optIn}</p>
          <p>{messages.optOut}</p>
          <p>{messages.informational}</p>
          <p>
            <strong>{messages.gpc}</strong>
            {`: ${messages.gpcOn}`}
          </p>
        </div>
        <div className={styles.buttons}>
          {/* The same variant for both answers: declining must be as easy as accepting. */}
          <Button variant="secondary">{messages.acceptAll}</Button>
          <Button variant="secondary">{messages.declineAll}</Button>
          <Button variant="secondary">{messages.ok}</Button>
          <DialogTrigger variant="secondary" for={settingsId}>
            {messages.settings}
          </DialogTrigger>
        </div>
        <IconButton icon="close" label={messages.keep} />
      </div>
    </section>
  );
});
