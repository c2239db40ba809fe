import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as styles from './chart.css';

export interface ChartProps extends HTMLAttributes<HTMLElement> {
  /** What it shows, from when, and the source of the figures. */
  caption: ReactNode;
}

interface SheetProps extends ChartProps {
  /** The id of the caption, for an element that it names or describes. @default none */
  captionId?: string;
}

/** The sheet of a drawing, with its caption. */
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
