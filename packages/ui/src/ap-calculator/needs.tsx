import type { ApEntry, ApResult, ApScore } from '@tutoring/domain/ap-score';
import { useId } from 'react';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import * as sheet from '../tool/tool.css';
import * as styles from './ap-calculator.css';
import type { Numbers } from './numbers';
import { sectionNeeds } from './section-needs';
import type { Messages } from './translation';
import { useEnglish } from './use-english';

interface NeedsProps {
  entry: ApEntry;
  result: ApResult;
  target: ApScore;
  messages: Messages;
  numbers: Numbers;
}

/** The fewest points for a score: of the open sections together, or of each section alone. */
export function Needs({ entry, result, target, messages, numbers }: NeedsProps) {
  const english = useEnglish();
  const headingId = useId();
  const reach = result.scores.find(({ score }) => score === target);
  if (!reach) return null;
  const cut = { low: numbers.of(reach.possible.low), high: numbers.of(reach.possible.high) };
  return (
    <section>
      <h3 id={headingId} className={sheet.heading}>
        {fill(messages.needs, { target: String(target) })}
      </h3>
      {reach.reach === 'sure' ? (
        <p>{messages.targetSure}</p>
      ) : (
        <>
          <p>{result.complete ? messages.needsAlone : messages.needsOpen}</p>
          <table className={cx(sheet.table, styles.named)} aria-labelledby={headingId}>
            <thead>
              <tr>
                <th scope="col">{messages.section}</th>
                <th scope="col">{fill(messages.lowCut, { cut: cut.low })}</th>
                <th scope="col">{fill(messages.highCut, { cut: cut.high })}</th>
              </tr>
            </thead>
            <tbody>
              {sectionNeeds(entry, result, target).map(({ id, name, maxRaw, low, high }) => (
                <tr key={id}>
                  <th scope="row" lang={english}>
                    {name}
                  </th>
                  {[low, high].map((points, end) => (
                    <td key={end}>
                      {points === undefined
                        ? result.complete
                          ? messages.notEnough
                          : messages['reach_out-of-reach']
                        : fill(messages.needed, { points: String(points), max: String(maxRaw) })}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
