import { forwardRef, type ReactNode, type SVGAttributes } from 'react';
import { cx } from '../lib/cx';
import * as styles from './illustration.css';

export interface IllustrationProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** Its text alternative. Without it the drawing is decorative. */
  label?: string | undefined;
}

/** Marks along a rising curve. Ticks show where each grade begins. */
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

/** Two clocks as bands of hours, with the session while both places are awake. */
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

/** The waveform of an oral exam, with marks at the follow-up questions. */
export const OralWaveform = drawing(
  'OralWaveform',
  <>
    <path d="M12 78v4M18.5 75v10M25 71v18M31.5 65v30M38 69v22M44.5 60v40M51 54v52M57.5 63v34M64 70v20M70.5 74v12M77 77v6M83.5 78.5v3M90 78.5v3M96.5 76v8M103 70v20M109.5 62v36M116 51v58M122.5 58v44M129 49v62M135.5 60v40M142 67v26M148.5 73v14M155 76v8M161.5 78.5v3M168 78.5v3M174.5 77v6M181 72v16M187.5 65v30M194 68v24M200.5 57v46M207 52v56M213.5 61v38M220 69v22M226.5 75v10M233 78v4M239.5 78.5v3M246 77.5v5M252.5 74v12M259 67v26M265.5 59v42M272 63v34M278.5 55v50M285 65v30M291.5 72v16M298 76v8M304.5 78v4" />
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
