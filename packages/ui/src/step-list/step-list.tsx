import { forwardRef, type HTMLAttributes, type LiHTMLAttributes, type OlHTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as styles from './step-list.css';

/** Steps in their order. */
export const StepList = forwardRef<HTMLOListElement, OlHTMLAttributes<HTMLOListElement>>(function StepList(
  { className, ...rest },
  ref,
) {
  // Safari removes the list role from lists without markers.
  // eslint-disable-next-line jsx-a11y/no-redundant-roles -- see above
  return <ol ref={ref} role="list" className={cx(styles.root, className)} {...rest} />;
});

export interface StepProps extends Omit<LiHTMLAttributes<HTMLLIElement> & HTMLAttributes<HTMLLIElement>, 'value'> {
  /** The step in a few words. */
  heading: ReactNode;
}

/** One step, with its number in the margin. */
export const Step = forwardRef<HTMLLIElement, StepProps>(function Step({ heading, className, children, ...rest }, ref) {
  return (
    <li ref={ref} className={cx(styles.step, className)} {...rest}>
      <strong className={styles.heading}>{heading}</strong>
      {children && <div>{children}</div>}
    </li>
  );
});
