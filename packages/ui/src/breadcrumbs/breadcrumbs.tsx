'use client';
import { forwardRef, type HTMLAttributes } from 'react';
import { en } from '#breadcrumbs/messages/en';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { Link } from '../link/link';
import { useMessages } from '../provider/provider';
import * as styles from './breadcrumbs.css';

/** One step of the trail. */
export interface Crumb {
  /** The name of the step. It must differ from the other names of the trail. */
  label: string;
  /** The address of its page. Leave it out if the step has no page. */
  href?: string;
}

export interface BreadcrumbsProps extends HTMLAttributes<HTMLElement> {
  /** From the home page to the current page, which comes last and is not a link. */
  trail: readonly Crumb[];
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>>;
}

/** The trail from the home page to this page. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { trail, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('breadcrumbs', en, overrides);
  return (
    <nav ref={ref} aria-label={messages.label} className={cx(styles.root, className)} {...rest}>
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
