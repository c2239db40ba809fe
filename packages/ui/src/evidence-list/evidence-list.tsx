import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Link } from '../link/link';
import { cx } from '../lib/cx';
import { Highlight } from '../text/text';
import * as styles from './evidence-list.css';

export interface EvidenceListProps extends HTMLAttributes<HTMLElement> {
  /** The topic of the articles, an h3. Without it the list is at the top of a page. @default none */
  heading?: string | undefined;
}

/** A list of articles, with the evidence for each in the margin. It is hidden while all its articles are hidden. */
export const EvidenceList = forwardRef<HTMLElement, EvidenceListProps>(function EvidenceList(
  { heading, className, children, ...rest },
  ref,
) {
  return (
    <section ref={ref} className={cx(styles.list, className)} data-leading={heading ? undefined : ''} {...rest}>
      {heading && <h3>{heading}</h3>}
      {children}
    </section>
  );
});

export interface EvidenceItemProps extends HTMLAttributes<HTMLElement> {
  /** The article's title, which is the link. */
  heading: string;
  /** The article's address. */
  href: string;
  /** The article's claim. At the top of a page it is highlighted. */
  claim: ReactNode;
  /** One sign for the kind of evidence, such as `✓`. Screen readers skip it. */
  sign: string;
  /** The kind of evidence in words, and other notes in the margin. */
  notes: readonly ReactNode[];
  /** The heading's rank in the page's outline. @default 4 */
  level?: 3 | 4;
}

/** One article: its claim, and the evidence in the margin. */
export const EvidenceItem = forwardRef<HTMLElement, EvidenceItemProps>(function EvidenceItem(
  { heading, href, claim, sign, notes, level = 4, className, children, ...rest },
  ref,
) {
  const Heading = `h${level}` as const;
  return (
    <article ref={ref} className={cx(styles.item, className)} {...rest}>
      <div className={styles.text}>
        <Heading>
          <Link href={href} className={styles.link}>
            {heading}
          </Link>
        </Heading>
        <p>{level === 3 ? <Highlight>{claim}</Highlight> : claim}</p>
        {children}
      </div>
      <div className={styles.margin}>
        <span aria-hidden="true" className={styles.sign}>
          {sign}
        </span>
        <ul>
          {notes.map((note, at) => (
            <li key={at}>{note}</li>
          ))}
        </ul>
      </div>
    </article>
  );
});
