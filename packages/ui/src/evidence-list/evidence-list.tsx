import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Link } from '../link/link';
import { cx } from '../lib/cx';
import { Highlight } from '../text/text';
import * as styles from './evidence-list.css';

export interface EvidenceListProps extends HTMLAttributes<HTMLElement> {
  /** What the articles are about: their h3. Without it the list leads a page. @default none */
  heading?: string | undefined;
}

/** Articles below each other, in whose margin stands what each rests on. Not seen while all of them are hidden. */
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
  /** The article's name, and the link's. */
  heading: string;
  /** Where the article is. */
  href: string;
  /** What the article claims; marked where the list leads a page. */
  claim: ReactNode;
  /** One sign for what the claim rests on, such as `✓`: for the eye alone. */
  sign: string;
  /** The same in words, and what else stands in the margin. */
  notes: readonly ReactNode[];
  /** The heading's rank in the page's outline. @default 4 */
  level?: 3 | 4;
}

/** One article: what it claims, and in its margin what that rests on. */
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
