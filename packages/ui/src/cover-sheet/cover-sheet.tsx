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
  /** What to bring. */
  children: ReactNode;
}

/** The end of a page: what happens next, what it costs and what to bring. */
export const CoverSheet = forwardRef<HTMLElement, CoverSheetProps>(function CoverSheet(
  { heading, price, steps = [], action, className, children, ...rest },
  ref,
) {
  const id = useId();
  return (
    <section ref={ref} className={cx(styles.root, className)} aria-labelledby={id} {...rest}>
      <div className={layout.container}>
        <div className={styles.sheet}>
          <div className={styles.text}>
            <h2 id={id}>{heading}</h2>
            {children}
          </div>
          <div className={styles.next}>
            <p className={styles.price}>
              <Circled>{price}</Circled>
            </p>
            {steps.length > 0 && (
              <ol className={styles.steps}>
                {steps.map((step, at) => (
                  <li key={at}>{step}</li>
                ))}
              </ol>
            )}
            {action}
          </div>
        </div>
      </div>
    </section>
  );
});
