import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as styles from './figure.css';

export interface FigureProps extends HTMLAttributes<HTMLElement> {
  /** The caption: what it shows. */
  caption: ReactNode;
  /** The drawing, image or table, with its own text alternative. */
  children: ReactNode;
}

/** A drawing, image or table with a caption. */
export const Figure = forwardRef<HTMLElement, FigureProps>(function Figure(
  { caption, className, children, ...rest },
  ref,
) {
  return (
    <figure ref={ref} className={cx(styles.root, className)} {...rest}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
});
