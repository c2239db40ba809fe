import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as styles from './fact-list.css';

/** A few facts that readers want first, each with its name. */
export const FactList = forwardRef<HTMLDListElement, HTMLAttributes<HTMLDListElement>>(function FactList(
  { className, ...rest },
  ref,
) {
  return <dl ref={ref} className={cx(styles.root, className)} {...rest} />;
});

export interface FactProps extends HTMLAttributes<HTMLDivElement> {
  /** The name of the fact. */
  label: ReactNode;
  /** The fact. */
  children: ReactNode;
  /** How sure the fact is and who says so, in small print below it. @default nothing */
  note?: ReactNode;
}

/** One fact of a `FactList`. */
export const Fact = forwardRef<HTMLDivElement, FactProps>(function Fact(
  { label, children, note, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} className={cx(styles.fact, className)} {...rest}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
});
