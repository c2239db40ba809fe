import type { Compared } from '@tutoring/domain/figures';
import { changeText, numberText } from './words';
import * as styles from './figures.css';

/** In units of the drawing. */
const WIDTH = 100;
const HEIGHT = 12;

export interface BarTableRow extends Compared {
  /** The heading of the row. It must differ from those of the other rows. */
  label: string;
  /** Its share, such as `36%`. */
  share: string;
}

interface BarTableProps {
  /** Names the table. */
  caption: string;
  /** The heading of the first column. */
  of: string;
  rows: readonly BarTableRow[];
}

/** Numbers of both periods with a bar in each row, so that the picture and the table are one element. */
export function BarTable({ caption, of, rows }: BarTableProps) {
  const most = Math.max(...rows.flatMap(({ now, before }) => [now, before]), 1);
  const x = (value: number) => Math.round((value / most) * WIDTH);
  return (
    <table className={styles.barTable} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">Now</th>
          <th scope="col">Share</th>
          <th scope="col">Before</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, share, ...both }) => (
          <tr key={label}>
            <th scope="row">
              <span dir="auto">{label}</span>
              {/* It says what the numbers beside it say. */}
              <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
                <path className={styles.bar} d={`M0 1h${x(both.now)}v${HEIGHT - 2}H0z`} />
                {both.before > 0 && <path className={styles.before} d={`M${x(both.before)} 0v${HEIGHT}`} />}
              </svg>
            </th>
            <td>{numberText(both.now)}</td>
            <td>{share}</td>
            <td>{numberText(both.before)}</td>
            <td>{changeText(both)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
