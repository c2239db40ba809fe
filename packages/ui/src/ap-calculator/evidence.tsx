import type { ReactNode } from 'react';
import { AP_SOURCE } from '@tutoring/domain/ap-exams';
import { AP_CUTS_SOURCE, type ApResult, type ReleasedChart } from '@tutoring/domain/ap-score';
import { formattingTag } from '@tutoring/domain/languages';
import { fill } from '../lib/fill';
import { fillNodes } from '../lib/fill-nodes';
import { Link } from '../link/link';
import { useLang } from '../provider/provider';
import { OnRequest } from '../tool/on-request';
import * as sheet from '../tool/tool.css';
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
      {cuts.released.length > 0 && <Charts charts={cuts.released} messages={messages} numbers={numbers} />}
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

/** The cuts of released practice exams. */
function Charts({ charts, messages, numbers }: Omit<EvidenceProps, 'result'> & { charts: readonly ReleasedChart[] }) {
  return (
    <table className={sheet.table}>
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

/** Writes `2026-11` as month and year. */
function monthOf(checked: string, lang: string): string {
  const month = new Intl.DateTimeFormat(formattingTag(lang), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return month.format(new Date(`${checked}-01T00:00:00Z`));
}
