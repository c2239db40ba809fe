import { forwardRef, type HTMLAttributes } from 'react';
import { Link } from '../link/link';
import { cx } from '../lib/cx';
import { Tick } from '../marks/marks';
import * as styles from './trust-list.css';

export interface TrustListProps extends HTMLAttributes<HTMLUListElement> {
  /** The promises, each with the address of its proof. */
  items: readonly { text: string; href: string }[];
}

/** Promises with a tick, each a link to its proof. */
export const TrustList = forwardRef<HTMLUListElement, TrustListProps>(function TrustList(
  { items, className, ...rest },
  ref,
) {
  return (
    <ul ref={ref} className={cx(styles.root, className)} {...rest}>
      {items.map(({ text, href }) => (
        <li key={href}>
          <Tick className={styles.tick} />
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  );
});
