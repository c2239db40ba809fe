'use client';
import { forwardRef, type HTMLAttributes } from 'react';
import { en } from '#pagination/messages/en';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { Link } from '../link/link';
import { useMessages } from '../provider/provider';
import * as styles from './pagination.css';

export interface PaginationProps extends HTMLAttributes<HTMLElement> {
  /** The number of the current page, from 1. */
  current: number;
  /** The number of pages. */
  total: number;
  /** Returns the address of a page, from 1. */
  hrefOf: (page: number) => string;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** Links from one page of a list to the others: the neighbours, the first and the last, with gaps between them. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { current, total, hrefOf, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('pagination', en, overrides);
  return (
    <nav ref={ref} aria-label={messages.label} className={cx(styles.root, className)} {...rest}>
      {current > 1 && (
        <Link href={hrefOf(current - 1)} rel="prev" className={styles.link}>
          {messages.previous}
        </Link>
      )}
      <ul className={styles.list}>
        {shownPages(current, total).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === undefined ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                href={hrefOf(page)}
                className={styles.link}
                aria-label={fill(messages.page, { page: String(page) })}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {current < total && (
        <Link href={hrefOf(current + 1)} rel="next" className={styles.link}>
          {messages.next}
        </Link>
      )}
    </nav>
  );
});

/** The first, the last and the current page, with its neighbours. `undefined` is a gap of two or more. */
function shownPages(current: number, total: number): (number | undefined)[] {
  const near = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= 1,
  );
  return near.flatMap((page, index) => {
    const gap = page - (near[index - 1] ?? page - 1) - 1;
    if (gap === 1) return [page - 1, page];
    return gap > 1 ? [undefined, page] : [page];
  });
}
