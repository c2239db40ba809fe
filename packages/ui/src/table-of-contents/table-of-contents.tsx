'use client';
import { forwardRef, useEffect, useId, useState, type HTMLAttributes } from 'react';
import { en } from '#table-of-contents/messages/en';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';
import * as styles from './table-of-contents.css';

export interface TableOfContentsProps extends HTMLAttributes<HTMLElement> {
  /** The page's headings, by the ids they have there. */
  headings: readonly { id: string; label: string }[];
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * The way to each section of a long page. The one being read is marked while scrolling.
 * On a phone it is one line until it is opened; on a wide screen it is always there.
 */
export const TableOfContents = forwardRef<HTMLElement, TableOfContentsProps>(function TableOfContents(
  { headings, messages, className, ...rest },
  ref,
) {
  const words = useMessages('table-of-contents', en, messages);
  const titleId = useId();
  const current = useCurrentHeading(headings.map(({ id }) => id).join(' '));
  return (
    <nav ref={ref} aria-labelledby={titleId} className={cx(styles.root, className)} {...rest}>
      <p aria-hidden="true" className={styles.heading}>
        {words.label}
      </p>
      <details className={styles.details}>
        <summary id={titleId} className={styles.summary}>
          {words.label}
        </summary>
        <ol className={styles.list}>
          {headings.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link} aria-current={id === current ? 'location' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
});

/** The last heading that has passed the upper third of the screen. */
function useCurrentHeading(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const passed = elements.filter((element) => element.getBoundingClientRect().top < innerHeight / 3);
        setCurrent(passed.at(-1)?.id);
      },
      { rootMargin: '0px 0px -66% 0px' },
    );
    elements.forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
