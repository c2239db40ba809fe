import { forwardRef, type DetailsHTMLAttributes, type HTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as styles from './accordion.css';

/** Questions that open to their answers. */
export const Accordion = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function Accordion(
  { className, ...rest },
  ref,
) {
  return <div ref={ref} className={cx(styles.root, className)} {...rest} />;
});

export interface AccordionItemProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** The question. */
  heading: ReactNode;
  /** The heading's rank in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
  /** Items of one name are open one at a time. @default each opens by itself */
  name?: string;
}

/**
 * One question and its answer, on the native `<details>`: it opens without scripts, and the
 * browser's own search finds and opens it.
 */
export const AccordionItem = forwardRef<HTMLDetailsElement, AccordionItemProps>(function AccordionItem(
  { heading, level = 3, className, children, ...rest },
  ref,
) {
  const Heading = `h${level}` as const;
  return (
    <details ref={ref} className={cx(styles.item, className)} {...rest}>
      <summary className={styles.summary}>
        <Heading className={styles.heading}>{heading}</Heading>
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
});
