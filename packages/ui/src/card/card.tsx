import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import { Link } from '../link/link';
import * as styles from './card.css';

export interface CardProps extends HTMLAttributes<HTMLDivElement> {
  /** The card's name; with `href`, also the name of the link. */
  heading: string;
  /** The address of the link. Without it the card is not a link. */
  href?: string | undefined;
  /** The heading's rank in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
  /** What visitors find there, in a line or two. */
  children?: ReactNode;
}

/** One of several things beside each other, such as services, usually with a link to its page. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  { heading, href, level = 3, className, children, ...rest },
  ref,
) {
  const Heading = `h${level}` as const;
  return (
    <div ref={ref} className={cx(styles.root, className)} {...rest}>
      <Heading className={styles.title}>
        {href ? (
          <Link href={href} className={styles.link}>
            {heading}
          </Link>
        ) : (
          heading
        )}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
});
