import { forwardRef, type ReactNode, type SVGAttributes } from 'react';
import { cx } from '../lib/cx';
import * as styles from './illustration.css';

export interface IllustrationProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** What it shows, for those who do not see it. Without it the drawing is decoration. */
  label?: string | undefined;
}

/** Marks rise along a curve; ticks show where each grade begins. */
export const GradeCurve = drawing(
  'GradeCurve',
  <>
    <path d="M14 148C70 146 96 120 130 84s70-62 170-68" />
    <path className={styles.axis} d="M14 10v140h290" />
    <path className={styles.mark} d="M48 140v16M86 127v29M116 99v57M142 72v84M172 47v109M212 29v127M258 19v137" />
    <path className={styles.mark} d="M248 10c12-8 26 0 24 10s-20 12-28 4 0-16 14-18" />
  </>,
);

/** A week with sessions, and practice pencilled in between. */
export const WeekPlan = drawing(
  'WeekPlan',
  <>
    <path
      className={styles.axis}
      d="M10 34h300M52 14v136M95 14v136M138 14v136M181 14v136M224 14v136M267 14v136M10 14h300v136H10z"
    />
    <path d="M58 52h31v34H58zM187 70h31v34h-31z" />
    <path className={styles.pencil} d="M101 60h31M101 70h24M144 92h31M144 102h20M230 60h31M230 70h26M273 110h31" />
    <path className={styles.mark} d="m64 68 7 9 13-19M193 86l7 9 13-19" />
  </>,
);

/** Two clocks as bands of hours; where both are awake, the lesson. */
export const TimeZoneBand = drawing(
  'TimeZoneBand',
  <>
    <path className={styles.highlight} d="M196 30h62v100h-62z" />
    <path d="M10 40h300v28H10zM10 92h300v28H10z" />
    <path
      className={styles.axis}
      d="M35 40v10M60 40v10M85 40v10M110 40v10M135 40v10M160 40v10M185 40v10M210 40v10M235 40v10M260 40v10M285 40v10M35 92v10M60 92v10M85 92v10M110 92v10M135 92v10M160 92v10M185 92v10M210 92v10M235 92v10M260 92v10M285 92v10"
    />
    <path className={styles.mark} d="M196 22v116M258 22v116" />
  </>,
);

/** An oral's waveform; marks where somebody asked on. */
export const OralWaveform = drawing(
  'OralWaveform',
  <>
    <path d="M10 80h8l4-14 6 30 6-46 6 60 6-40 6 20 6-10h18l5-24 6 52 6-70 6 84 6-58 6 30 6-18h22l5-16 6 34 6-52 6 66 6-44 6 24 6-12h24l5-20 6 42 6-58 6 62 6-34 6 16 5-8h12" />
    <path
      className={styles.mark}
      d="M64 118v26M64 118c8-6 16 2 10 8M150 118v26M150 118c8-6 16 2 10 8M234 118v26M234 118c8-6 16 2 10 8"
    />
  </>,
);

function drawing(name: string, lines: ReactNode) {
  const Drawing = forwardRef<SVGSVGElement, IllustrationProps>(function Drawing({ label, className, ...rest }, ref) {
    const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
    return (
      <svg ref={ref} viewBox="0 0 320 164" {...meaning} className={cx(styles.root, className)} {...rest}>
        {lines}
      </svg>
    );
  });
  Drawing.displayName = name;
  return Drawing;
}
