import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { SampleBadge } from '../badge/badge';
import { cx } from '../lib/cx';
import * as styles from './testimonial.css';

export interface TestimonialProps extends HTMLAttributes<HTMLElement> {
  /** Who says it. */
  author: ReactNode;
  /** Marks a text that we wrote to show what will be here. @default false */
  sample?: boolean;
  /** What they say. */
  children: ReactNode;
}

/** Somebody's own words about us. */
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
