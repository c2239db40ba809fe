'use client';
import { forwardRef, useId, type HTMLAttributes } from 'react';
import { en } from '#related-links/messages/en';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { Link } from '../link/link';
import { useMessages } from '../provider/provider';
import * as styles from './related-links.css';

/** A page to read next. */
export interface RelatedLink {
  /** The page's name, which is the link's text. */
  label: string;
  /** Its address. */
  href: string;
  /** What readers find there, in one line. @default nothing */
  text?: string;
}

export interface RelatedLinksProps extends HTMLAttributes<HTMLElement> {
  /** The pages, in their order. */
  links: readonly RelatedLink[];
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** Links to pages to read next. */
export const RelatedLinks = forwardRef<HTMLElement, RelatedLinksProps>(function RelatedLinks(
  { links, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('related-links', en, overrides);
  const id = useId();
  return (
    <nav ref={ref} aria-labelledby={id} className={cx(styles.root, className)} {...rest}>
      <h2 id={id} className={styles.heading}>
        {messages.label}
      </h2>
      <ul>
        {links.map(({ label, href, text }) => (
          <li key={href} className={styles.item}>
            <Link href={href} className={styles.link}>
              {label}
            </Link>
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </nav>
  );
});
