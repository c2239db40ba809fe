'use client';
import { forwardRef, type HTMLAttributes } from 'react';
import { en } from '#breadcrumbs/messages/en';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { Link } from '../link/link';
import { useMessages } from '../provider/provider';
import * as styles from './breadcrumbs.css';

/** One step of the way from the home page. */
export interface Crumb {
  /** The name of the step; no two steps of a trail have the same. */
  label: string;
  /** Left out where the step has no page of its own. */
  href?: string;
}

export interface BreadcrumbsProps extends HTMLAttributes<HTMLElement> {
  /** From the home page to the present page, which comes last and is not a link. */
  trail: readonly Crumb[];
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>>;
}

/** The way from the home page to this one. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { trail, messages, className, ...rest },
  ref,
) {
  const words = useMessages('breadcrumbs', en, messages);
  return (
    <nav ref={ref} aria-label={words.label} className={cx(styles.root, className)} {...rest}>
      <ol className={styles.list}>
        {trail.map(({ label, href }, index) => (
          <li key={label} className={styles.item}>
            {href && index < trail.length - 1 ? (
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            ) : (
              <span className={styles.here} aria-current={index === trail.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
});
