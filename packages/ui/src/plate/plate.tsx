'use client';
import { forwardRef, type HTMLAttributes, type ReactNode, type SVGAttributes } from 'react';
import { SampleBadge } from '../badge/badge';
import { cx } from '../lib/cx';
import * as styles from './plate.css';
import { RULINGS, WIDTH, type Ruling } from './rulings';

/** The colour of the paper. */
export type Tint = keyof typeof styles.tint;

export interface PlateProps extends HTMLAttributes<HTMLElement> {
  /** The text alternative: what the drawing shows, with the error and the tutor’s mark. */
  label: string;
  /** The pens, with paths, circles, ellipses and texts in a space 400 units wide. */
  children: ReactNode;
  /** The height of the drawing, in units. @default 320 */
  height?: number;
  /** The colour of the paper. @default "plain" */
  tint?: Tint;
  /** How the paper is ruled. @default "none" */
  ruling?: Ruling;
  /** A line in display type above the drawing. @default none */
  poster?: ReactNode;
  /** What it is and where its values come from, below the sheet. @default none */
  caption?: ReactNode;
  /** Whether we drew it to show how we comment. @default false */
  sample?: boolean;
}

/** A student’s drawing on ruled paper, with a tutor’s marks. */
export const Plate = forwardRef<HTMLElement, PlateProps>(function Plate(
  {
    label,
    height = 320,
    tint = 'plain',
    ruling = 'none',
    poster,
    caption,
    sample = false,
    className,
    children,
    ...rest
  },
  ref,
) {
  const lines = RULINGS[ruling]?.(height);
  return (
    <figure ref={ref} className={cx(styles.root, className)} {...rest}>
      <div className={cx(styles.sheet, styles.tint[tint])}>
        {poster && <p className={styles.poster}>{poster}</p>}
        <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label} className={styles.drawing}>
          {lines && (
            <g className={styles.ruling}>
              {lines.bands && <path d={lines.bands} className={styles.bands} />}
              {lines.fine && <path d={lines.fine} className={styles.fine} />}
              {lines.main && <path d={lines.main} />}
            </g>
          )}
          {children}
        </svg>
      </div>
      {(caption || sample) && (
        <figcaption className={styles.caption}>
          {sample && <SampleBadge />} {caption}
        </figcaption>
      )}
    </figure>
  );
});

/** The student’s ink: what was written and drawn. */
export const Ink = pen('Ink', styles.pen.ink);
/** The printed part of a page, such as labels of axes and names of columns. */
export const SoftInk = pen('SoftInk', styles.pen.soft);
/** Dashed: a guess, a construction line, or a hint from AI. */
export const Pencil = pen('Pencil', styles.pen.pencil);
/**
 * The tutor’s marks and notes, in the italic hand. Give each path `pathLength={1}`: it is then drawn as the plate scrolls into view.
 */
export const RedPen = pen('RedPen', styles.pen.red);
/** The highlighter: filled shapes behind ink. */
export const Highlighter = pen('Highlighter', styles.pen.highlighter);

function pen(name: string, style: string) {
  const Pen = forwardRef<SVGGElement, SVGAttributes<SVGGElement>>(function Pen({ className, ...rest }, ref) {
    return <g ref={ref} className={cx(style, className)} {...rest} />;
  });
  Pen.displayName = name;
  return Pen;
}
