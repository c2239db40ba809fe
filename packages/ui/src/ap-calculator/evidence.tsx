import type { ReactNode } from 'react';
import { AP_SOURCE } from '@tutoring/domain/ap-exams';
import { AP_CUTS_SOURCE, type ApCuts, type ApResult, type ReleasedChart } from '@tutoring/domain/ap-score';
import { fill } from '../lib/fill';
import { fillNodes } from '../lib/fill-nodes';
import { Link } from '../link/link';
import { useLang } from '../provider/provider';
import { OnRequest } from '../tool/on-request';
import { cx } from '../lib/cx';
import * as sheet from '../tool/tool.css';
import * as styles from './ap-calculator.css';
import { Bar, Key, Row } from './cut-picture';
import { monthOf } from './month-of';
import type { Numbers } from './numbers';
import type { Messages } from './translation';
import { useEnglish } from './use-english';

interface EvidenceProps {
  result: ApResult;
  messages: Messages;
  numbers: Numbers;
}

/** The evidence for the cuts and the sections, with sources and years. */
export function Evidence({ result: { cuts, exam }, messages, numbers }: EvidenceProps) {
  const lang = useLang();
  const english = useEnglish();
  const years = new Intl.ListFormat(lang, { type: 'conjunction' }).format(
    cuts.released.map(({ year }) => String(year)),
  );
  const sourced = (message: string, source: ReactNode, checked: string) =>
    fillNodes(message, { source: <bdi lang={english}>{source}</bdi>, checked: monthOf(checked, lang) });
  return (
    <OnRequest summary={messages.evidence}>
      <p>{fill(messages[`basis_${cuts.basis}`], { years })}</p>
      <p>{messages.reset}</p>
      <p>{messages[`confidence_${cuts.basis}`]}</p>
      {cuts.released.length > 0 && (
        <>
          <EvidencePicture cuts={cuts} messages={messages} />
          <Charts charts={cuts.released} messages={messages} numbers={numbers} />
        </>
      )}
      <div className={sheet.caution}>
        <p>{sourced(messages.cutsSource, AP_CUTS_SOURCE.sources.join('; '), AP_CUTS_SOURCE.checked)}</p>
        <p>
          {sourced(
            messages.examSource,
            <Link href={exam.page}>{`${AP_SOURCE.name}, ${exam.name}`}</Link>,
            AP_SOURCE.checked,
          )}
          {exam.confidence !== 'high' && ` ${messages.oneSource}`}
        </p>
      </div>
    </OnRequest>
  );
}

/** Draws the released charts as dots over the likely and the possible cuts that come from them. The table has their numbers. */
function EvidencePicture({ cuts: { bands, released }, messages }: { cuts: ApCuts; messages: Messages }) {
  return (
    <figure>
      <figcaption>{messages.evidencePicture}</figcaption>
      <div role="img" aria-label={messages.chartsInTable} className={styles.rows}>
        {[...bands]
          .filter(({ score }) => score > 1)
          .reverse()
          .map(({ score, likely, possible }) => (
            <Row key={score} label={String(score)}>
              <line className={styles.axis} x1="0" x2="100%" y1="50%" y2="50%" />
              <Bar className={styles.possible} from={possible.low} to={possible.high} inset={16} />
              <Bar className={styles.likely} from={likely.low} to={likely.high} inset={34} />
              {released.map(({ year, max, cuts }) => (
                <Chart key={year} at={(100 * (cuts[score - 2] ?? 0)) / max} />
              ))}
            </Row>
          ))}
      </div>
      <p className={styles.keys} aria-hidden="true">
        <Key label={messages.keyChart}>
          <Chart at={50} />
        </Key>
        <Key label={messages.keyLikely}>
          <Bar className={styles.likely} from={0} to={100} inset={30} />
        </Key>
        <Key label={messages.keyPossible}>
          <Bar className={styles.possible} from={2} to={98} inset={14} />
        </Key>
      </p>
    </figure>
  );
}

/** A released chart's cut, as a dot. */
function Chart({ at }: { at: number }) {
  return <circle className={styles.chart} cx={`${at}%`} cy="50%" r="5" />;
}

/** The cuts of released practice exams. */
function Charts({ charts, messages, numbers }: Omit<EvidenceProps, 'result'> & { charts: readonly ReleasedChart[] }) {
  return (
    <table className={cx(sheet.table, sheet.shortNames)}>
      <caption>{messages.charts}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.year}</th>
          {[2, 3, 4, 5].map((score) => (
            <th key={score} scope="col">
              {score}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {charts.map(({ year, max, cuts }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            {cuts.map((cut) => (
              <td key={cut}>{numbers.of(Math.round((1000 * cut) / max) / 10)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
