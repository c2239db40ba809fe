import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import * as layout from '../layout/layout.css';
import { cx } from '../lib/cx';
import { Circled } from '../marks/marks';
import * as styles from './cover-sheet.css';

export interface CoverSheetProps extends HTMLAttributes<HTMLElement> {
  /** The heading (h2). */
  heading: ReactNode;
  /** The word with a ring around it, such as “Free”: what the first step costs. */
  price: string;
  /** The steps that follow, in order. @default none */
  steps?: readonly ReactNode[] | undefined;
  /** The button or link of the next step. */
  action: ReactNode;
  /** What the step involves, in a line below the action. @default nothing */
  details?: ReactNode;
  /** What to bring. */
  children: ReactNode;
  /** A sheet of paper beside the text, such as a sample of a tutor's note: on wide screens only. @default none */
  beside?: ReactNode;
}

/** The end of a page, a band of ink: the next step, what it costs and what to bring. */
export const CoverSheet = forwardRef<HTMLElement, CoverSheetProps>(function CoverSheet(
  { heading, price, steps = [], action, details, beside, className, children, ...rest },
  ref,
) {
  const id = useId();
  return (
    <section ref={ref} className={cx(styles.root, className)} aria-labelledby={id} {...rest}>
      <div className={layout.container}>
        <div className={styles.columns} data-beside={Boolean(beside)}>
          <div className={cx(styles.onInk, styles.text)} data-theme="dark">
            <h2 id={id}>{heading}</h2>
            {children}
            <div className={styles.next}>
              {action}
              <p className={styles.price}>
                <Circled>{price}</Circled>
              </p>
            </div>
            {details && <p className={styles.details}>{details}</p>}
          </div>
          {beside}
        </div>
        {steps.length > 0 && (
          <ol className={cx(styles.onInk, styles.steps)} data-theme="dark">
            {steps.map((step, at) => (
              <li key={at}>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
});
