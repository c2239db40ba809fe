'use client';
import { forwardRef, type DetailsHTMLAttributes } from 'react';
import { en } from '#show-more/messages/en';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';
import * as styles from './show-more.css';

export interface ShowMoreProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** The number of entries in it. */
  count: number;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * The rest of a long list, in a native `<details>`: it opens without scripts, and the browser's search finds text in it.
 */
export const ShowMore = forwardRef<HTMLDetailsElement, ShowMoreProps>(function ShowMore(
  { count, messages: overrides, className, children, ...rest },
  ref,
) {
  const messages = useMessages('show-more', en, overrides);
  return (
    <details ref={ref} className={cx(styles.root, className)} {...rest}>
      <summary className={styles.summary}>
        <span className={styles.more}>{fill(messages.more, { count: String(count) })}</span>
        <span className={styles.fewer}>{messages.fewer}</span>
      </summary>
      {children}
    </details>
  );
});
