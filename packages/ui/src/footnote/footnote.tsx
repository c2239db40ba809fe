import { forwardRef, type DetailsHTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as styles from './footnote.css';

export interface FootnoteProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** The heading (h2), such as “Sources, last checked November 2026”. */
  heading: ReactNode;
}

/** Sources at the end of a page, behind a line that opens. The browser’s search finds them while it is closed. */
export const Footnote = forwardRef<HTMLDetailsElement, FootnoteProps>(function Footnote(
  { heading, className, children, ...rest },
  ref,
) {
  return (
    <details ref={ref} className={cx(styles.root, className)} {...rest}>
      <summary className={styles.summary}>
        <h2 className={styles.heading}>{heading}</h2>
      </summary>
      {children}
    </details>
  );
});
