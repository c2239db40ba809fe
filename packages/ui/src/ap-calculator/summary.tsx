import { fill } from '../lib/fill';
import { cx } from '../lib/cx';
import * as sheet from '../tool/tool.css';
import * as styles from './ap-calculator.css';
import { Bar } from './cut-picture';
import { countedIn, type ExamOutcome, type ScoreBand } from './exam-outcome';
import type { Numbers } from './numbers';
import { summaryText } from './summary-text';
import type { Messages } from './translation';
import { useEnglish } from './use-english';

interface SummaryProps {
  outcomes: readonly ExamOutcome[];
  messages: Messages;
  numbers: Numbers;
}

/** The scores of all exams, in words and drawn from 1 to 5. */
export function Summary({ outcomes, messages, numbers }: SummaryProps) {
  const english = useEnglish();
  const counted = countedIn(outcomes);
  return (
    <>
      <div aria-live="polite">
        <p className={sheet.figure}>
          {counted.length > 0 ? summaryText(counted, messages, numbers) : messages.noScores}
        </p>
      </div>
      {outcomes.length > 0 && (
        <table className={cx(sheet.table, styles.named)}>
          <caption>{messages.allScores}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.exam}</th>
              <th scope="col">{messages.score}</th>
              <td aria-hidden="true" className={styles.scale}>
                1–5
              </td>
            </tr>
          </thead>
          <tbody>
            {outcomes.map(({ id, name, band, isInvalid }) => (
              <tr key={id}>
                <th scope="row" lang={english}>
                  {name}
                </th>
                <td>{band ? numbers.range(band) : isInvalid ? messages.bandInvalid : messages.none}</td>
                <td aria-hidden="true">{band && <Scale band={band} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {counted.length < outcomes.length && (
        <p className={sheet.caution}>
          {fill(messages.notCounted, { count: String(outcomes.length - counted.length) })}
        </p>
      )}
    </>
  );
}

/** A range of scores on a scale of five equal steps. */
function Scale({ band: { low, high } }: { band: ScoreBand }) {
  return (
    <svg className={styles.row}>
      <line className={styles.axis} x1="0" x2="100%" y1="50%" y2="50%" />
      {[0, 20, 40, 60, 80, 100].map((at) => (
        <line key={at} className={styles.axis} x1={`${at}%`} x2={`${at}%`} y1="36%" y2="64%" />
      ))}
      <Bar className={styles.likely} from={20 * (low - 1)} to={20 * high} inset={34} />
    </svg>
  );
}
