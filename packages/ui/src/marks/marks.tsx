import { forwardRef, type HTMLAttributes } from 'react';
import { cx } from '../lib/cx';
import * as styles from './marks.css';

/** The examiner's line under words that need attention. It continues on the next line of text. */
export const Underline = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(function Underline(
  { className, ...rest },
  ref,
) {
  return <span ref={ref} className={cx(styles.underline, className)} {...rest} />;
});

export interface TickProps extends HTMLAttributes<HTMLSpanElement> {
  /** Its text alternative, such as “correct”. Without it the text beside it must say so. */
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

/** A hand-drawn ring around a grade or a word. It does not wrap, so keep it short. */
export const Circled = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(function Circled(
  { className, children, ...rest },
  ref,
) {
  return (
    <span ref={ref} className={cx(styles.circled, className)} {...rest}>
      {children}
      <svg className={styles.ring} viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M62 4C34-1 9 4 5 26c-3 24 12 31 50 31 30 0 40-7 40-28C95 8 72 2 40 6"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  );
});

export interface MarginNoteProps extends HTMLAttributes<HTMLElement> {
  /** Who wrote it: a tutor (red) or a machine (pencil). @default "tutor" */
  by?: keyof typeof styles.hand;
}

/** A short note in the margin. */
export const MarginNote = forwardRef<HTMLElement, MarginNoteProps>(function MarginNote(
  { by = 'tutor', className, ...rest },
  ref,
) {
  return <small ref={ref} className={cx(styles.note, styles.hand[by], className)} {...rest} />;
});
