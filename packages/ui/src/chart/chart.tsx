import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as styles from './chart.css';

export interface ChartProps extends HTMLAttributes<HTMLElement> {
  /** What it shows, of when, and where the figures are from. */
  caption: ReactNode;
}

/** The sheet on which a drawing lies, under what it shows. */
export const Sheet = forwardRef<HTMLElement, ChartProps>(function Sheet(
  { caption, className, children, ...rest },
  ref,
) {
  return (
    <figure ref={ref} className={cx(styles.root, className)} {...rest}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {children}
    </figure>
  );
});
