import { forwardRef, type DetailsHTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as styles from './footnote.css';

export interface FootnoteProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** What it holds, such as "Sources, last checked November 2026": its h2. */
  heading: ReactNode;
}

/** What proves a page, at its end: a line that one opens. The browser finds what is in it. */
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
