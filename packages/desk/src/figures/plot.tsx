import type { ReactNode } from 'react';
import { dayText } from './words';
import * as styles from './figures.css';

/** The height of a drawing, in its units. Each week is one unit wide. */
export const HEIGHT = 100;
/** Most days below a drawing: more would not fit on a phone. */
const LABELS_MAX = 4;

interface PlotProps {
  mondays: readonly string[];
  /** Marks of the scale, from 0 to {@link HEIGHT}. */
  ticks: readonly { at: number; text: string }[];
  /** What is drawn, in units of a week and of {@link HEIGHT} from the top. */
  children: ReactNode;
}

/**
 * A drawing over weeks. The drawing is stretched to the width of the screen, so its texts are beside it. Screen readers read
 * the table below it instead.
 */
export function Plot({ mondays, ticks, children }: PlotProps) {
  const every = Math.ceil(mondays.length / LABELS_MAX);
  return (
    <div className={styles.plot} aria-hidden="true">
      <svg className={styles.scale}>
        {ticks.map(({ at, text }) => (
          <text key={text} x="100%" y={`${HEIGHT - at}%`}>
            {text}
          </text>
        ))}
      </svg>
      <svg className={styles.drawing} viewBox={`0 0 ${mondays.length} ${HEIGHT}`} preserveAspectRatio="none">
        <path className={styles.grid} d={ticks.map(({ at }) => `M0 ${HEIGHT - at}h${mondays.length}`).join('')} />
        {children}
      </svg>
      <div className={styles.weekLabels}>
        {mondays.map((monday, week) => (
          <span key={monday}>{week % every === 0 && dayText(monday)}</span>
        ))}
      </div>
    </div>
  );
}
