import { forwardRef, type DetailsHTMLAttributes, type HTMLAttributes, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as styles from './accordion.css';

/** A list of questions. Each opens to show its answer. */
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
  /** Of the items with the same name, only one is open at a time. @default items open independently */
  name?: string;
}

/**
 * One question and its answer, in a native `<details>`: it opens without scripts, and the browser's search finds text in
 * closed answers.
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
