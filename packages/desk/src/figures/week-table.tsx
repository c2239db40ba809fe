import { dayText } from './words';
import * as styles from './figures.css';

interface WeekTableProps {
  /** Names the table. */
  caption: string;
  /** The headings after that of the weeks. */
  head: readonly string[];
  rows: readonly { monday: string; cells: readonly string[] }[];
}

/** The numbers of a drawing. They are folded away on the screen, and printed. */
export function WeekTable({ caption, head, rows }: WeekTableProps) {
  return (
    <details className={styles.fold}>
      <summary>The numbers as a table</summary>
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">Week from</th>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ monday, cells }) => (
            <tr key={monday}>
              <th scope="row">{dayText(monday)}</th>
              {cells.map((text, column) => (
                <td key={head[column]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
