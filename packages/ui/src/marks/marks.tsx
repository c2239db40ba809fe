import { forwardRef, type HTMLAttributes } from 'react';
import { cx } from '../lib/cx';
import * as styles from './marks.css';

/** The examiner's line under words that need another look. It follows them over line ends. */
export const Underline = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(function Underline(
  { className, ...rest },
  ref,
) {
  return <span ref={ref} className={cx(styles.underline, className)} {...rest} />;
});

export interface TickProps extends HTMLAttributes<HTMLSpanElement> {
  /** What the tick says to those who do not see it, such as "correct". Without it the words beside it must say so. */
  label?: string | undefined;
}

/** A tick, drawn once. */
export const Tick = forwardRef<HTMLSpanElement, TickProps>(function Tick({ label, className, ...rest }, ref) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span ref={ref} {...meaning} className={cx(styles.tick, className)} {...rest}>
      <svg className={styles.stroke} viewBox="0 0 24 24" aria-hidden="true">
        <path pathLength={1} d="M3 13.5c2 1 3.8 3.2 4.8 6C10.5 12.5 15 6.5 21.5 3" />
      </svg>
    </span>
  );
});

/** A grade or a word with the hand's ring around it. Short: it does not break. */
export const Circled = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(function Circled(
  { className, children, ...rest },
  ref,
) {
  return (
    <span ref={ref} className={cx(styles.circled, className)} {...rest}>
      {children}
      <svg className={styles.ring} viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M62 5C36-1 6 10 4 31c-2 20 30 27 56 24 24-3 38-14 36-29C94 10 66 3 40 7"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  );
});

export interface MarginNoteProps extends HTMLAttributes<HTMLElement> {
  /** A tutor's hand, or the pencil of a machine. @default "tutor" */
  by?: keyof typeof styles.hand;
}

/** A few words in the margin. */
export const MarginNote = forwardRef<HTMLElement, MarginNoteProps>(function MarginNote(
  { by = 'tutor', className, ...rest },
  ref,
) {
  return <small ref={ref} className={cx(styles.note, styles.hand[by], className)} {...rest} />;
});
