import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as styles from './chart.css';

export interface ChartProps extends HTMLAttributes<HTMLElement> {
  /** What it shows, of when, and where the figures are from. */
  caption: ReactNode;
}

interface SheetProps extends ChartProps {
  /** For what the caption names beside the sheet. @default none */
  captionId?: string;
}

/** The sheet on which a drawing lies, under what it shows. */
export const Sheet = forwardRef<HTMLElement, SheetProps>(function Sheet(
  { caption, captionId, className, children, ...rest },
  ref,
) {
  return (
    <figure ref={ref} className={cx(styles.root, className)} {...rest}>
      <figcaption id={captionId} className={styles.caption}>
        {caption}
      </figcaption>
      {children}
    </figure>
  );
});
