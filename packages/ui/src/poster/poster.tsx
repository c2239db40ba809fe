import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as styles from './poster.css';

export interface PosterProps extends HTMLAttributes<HTMLParagraphElement> {
  /** A number or a few signs, such as “3/6” or “24 h”: at most seven, so that it fits a margin. */
  value: string;
  /** What the number counts, in a few words that continue it. */
  children: ReactNode;
}

/** A number from the text beside it, as large as a drawing. */
export const Poster = forwardRef<HTMLParagraphElement, PosterProps>(function Poster(
  { value, className, children, ...rest },
  ref,
) {
  return (
    <p ref={ref} className={cx(styles.root, className)} {...rest}>
      <span className={styles.value}>{value}</span> <span className={styles.label}>{children}</span>
    </p>
  );
});
