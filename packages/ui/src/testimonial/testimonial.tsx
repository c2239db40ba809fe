import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { SampleBadge } from '../badge/badge';
import { cx } from '../lib/cx';
import * as styles from './testimonial.css';

export interface TestimonialProps extends HTMLAttributes<HTMLElement> {
  /** The author. */
  author: ReactNode;
  /** Marks a sample text. @default false */
  sample?: boolean;
  /** The quotation. */
  children: ReactNode;
}

/** A quotation of somebody about us. */
export const Testimonial = forwardRef<HTMLElement, TestimonialProps>(function Testimonial(
  { author, sample = false, className, children, ...rest },
  ref,
) {
  return (
    <figure ref={ref} className={cx(styles.root, className)} {...rest}>
      <blockquote className={styles.quote}>{children}</blockquote>
      <figcaption className={styles.author}>
        {author} {sample && <SampleBadge />}
      </figcaption>
    </figure>
  );
});
