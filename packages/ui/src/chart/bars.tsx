import { forwardRef, useId } from 'react';
import { Sheet, type ChartProps } from './chart';
import * as styles from './chart.css';

/** A figure with its bar. */
export interface BarRow {
  /** The heading of the row. It must differ from those of the other rows. */
  label: string;
  /** The length of the bar, as a share of `max`. */
  value: number;
  /** The figure as text, such as `36%`. @default the value */
  text?: string | undefined;
  /** Draws the bar in pencil, to set it apart from the others, such as coursework among exams. @default false */
  pencil?: boolean | undefined;
}

export interface BarsProps extends ChartProps {
  /** The figures, each with its bar, from top to bottom. */
  rows: readonly BarRow[];
  /** The value of a full bar. @default the greatest value */
  max?: number;
}

/** In units of the drawing. */
const WIDTH = 100;
const HEIGHT = 12;

/** A table with a bar in each row, so that the picture and the text are one element. */
export const Bars = forwardRef<HTMLElement, BarsProps>(function Bars(
  { rows, max = Math.max(...rows.map(({ value }) => value)), ...rest },
  ref,
) {
  const id = useId();
  return (
    <Sheet ref={ref} captionId={id} {...rest}>
      <table className={styles.bars} aria-labelledby={id}>
        <tbody>
          {rows.map(({ label, value, text = String(value), pencil }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {/* Read out it would be an empty cell between a name and its figure. */}
              <td aria-hidden="true">
                <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
                  <path
                    className={pencil ? styles.pencil : undefined}
                    d={barOf(max > 0 ? Math.min(value / max, 1) * WIDTH : 0)}
                  />
                </svg>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
});

/** A bar as drawn by hand: not quite closed. */
function barOf(length: number): string {
  const end = Math.max(1, Math.round(length) - 1);
  return `M1 2h${end}v8H1z`;
}
