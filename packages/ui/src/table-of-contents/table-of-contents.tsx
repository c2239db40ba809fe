'use client';
import { forwardRef, useEffect, useId, useRef, type HTMLAttributes } from 'react';
import { en } from '#table-of-contents/messages/en';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { useMessages } from '../provider/provider';
import { enhanceTableOfContents } from './enhance';
import * as styles from './table-of-contents.css';

export interface TableOfContentsProps extends HTMLAttributes<HTMLElement> {
  /** The page's headings, with their ids. */
  headings: readonly { id: string; label: string }[];
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * Links to each section of a long page, and marks the current section while the visitor scrolls.
 * On a phone it is one line until the visitor opens it. On a wide screen it is always open.
 */
export const TableOfContents = forwardRef<HTMLElement, TableOfContentsProps>(function TableOfContents(
  { headings, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('table-of-contents', en, overrides);
  const titleId = useId();
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRef(own, ref);
  const ids = headings.map(({ id }) => id).join(' ');
  useEffect(() => (own.current ? enhanceTableOfContents(own.current) : undefined), [ids]);
  return (
    <nav
      ref={merged}
      data-enhance="contents"
      aria-labelledby={titleId}
      className={cx(styles.root, className)}
      {...rest}
    >
      <p aria-hidden="true" className={styles.heading}>
        {messages.label}
      </p>
      <details className={styles.details}>
        <summary id={titleId} className={styles.summary}>
          {messages.label}
        </summary>
        <ol className={styles.list}>
          {headings.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
                {label}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
});
