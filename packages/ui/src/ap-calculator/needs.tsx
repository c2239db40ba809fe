import type { ApEntry, ApResult, ApScore } from '@tutoring/domain/ap-score';
import { useId } from 'react';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import * as sheet from '../tool/tool.css';
import * as styles from './ap-calculator.css';
import type { Numbers } from './numbers';
import { sectionNeeds } from './section-needs';
import { useEnglish, type Words } from './words';

interface NeedsProps {
  entry: ApEntry;
  result: ApResult;
  target: ApScore;
  words: Words;
  numbers: Numbers;
}

/** The fewest points for a score: of the open sections together, or of each section alone. */
export function Needs({ entry, result, target, words, numbers }: NeedsProps) {
  const english = useEnglish();
  const headingId = useId();
  const reach = result.scores.find(({ score }) => score === target);
  if (!reach) return null;
  const cut = { low: numbers.of(reach.possible.low), high: numbers.of(reach.possible.high) };
  return (
    <section>
      <h3 id={headingId} className={sheet.heading}>
        {fill(words.needs, { target: String(target) })}
      </h3>
      {reach.reach === 'sure' ? (
        <p>{words.targetSure}</p>
      ) : (
        <>
          <p>{result.complete ? words.needsAlone : words.needsOpen}</p>
          <table className={cx(sheet.table, styles.named)} aria-labelledby={headingId}>
            <thead>
              <tr>
                <th scope="col">{words.section}</th>
                <th scope="col">{fill(words.lowCut, { cut: cut.low })}</th>
                <th scope="col">{fill(words.highCut, { cut: cut.high })}</th>
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
                          ? words.notEnough
                          : words['reach_out-of-reach']
                        : fill(words.needed, { points: String(points), max: String(maxRaw) })}
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
