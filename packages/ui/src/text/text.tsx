import { forwardRef, type HTMLAttributes } from 'react';
import { cx } from '../lib/cx';
import * as styles from './text.css';

/** The paragraph under a page's title: what the page is, and for whom. */
export const Lead = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(function Lead(
  { className, ...rest },
  ref,
) {
  return <p ref={ref} className={cx(styles.lead, className)} {...rest} />;
});

/** Small print, such as a footnote, a source or a condition. */
export const Small = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(function Small(
  { className, ...rest },
  ref,
) {
  return <p ref={ref} className={cx(styles.small, className)} {...rest} />;
});

/** One line above a title that says where the page belongs. */
export const Kicker = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(function Kicker(
  { className, ...rest },
  ref,
) {
  return <p ref={ref} className={cx(styles.kicker, className)} {...rest} />;
});

/** A highlighter's stroke behind a few important words. */
export const Highlight = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(function Highlight(
  { className, ...rest },
  ref,
) {
  return <mark ref={ref} className={cx(styles.highlight, className)} {...rest} />;
});

/** Long text: spaces headings, paragraphs, lists and tables. */
export const Prose = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function Prose(
  { className, ...rest },
  ref,
) {
  return <div ref={ref} className={cx(styles.prose, className)} {...rest} />;
});
