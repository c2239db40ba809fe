import { AP_SOURCE } from '@tutoring/domain/ap-exams';
import { AP_CUTS_SOURCE, type ApResult, type ReleasedChart } from '@tutoring/domain/ap-score';
import { formattingTag } from '@tutoring/domain/languages';
import { fill } from '../lib/fill';
import { fillNodes } from '../lib/fill-nodes';
import { useLang } from '../provider/provider';
import { OnRequest } from '../tool/on-request';
import * as sheet from '../tool/tool.css';
import type { Numbers } from './numbers';
import { useEnglish, type Words } from './words';

interface EvidenceProps {
  result: ApResult;
  words: Words;
  numbers: Numbers;
}

/** The evidence for the cuts and the sections, with sources and years. */
export function Evidence({ result: { cuts, exam }, words, numbers }: EvidenceProps) {
  const lang = useLang();
  const english = useEnglish();
  const years = new Intl.ListFormat(lang, { type: 'conjunction' }).format(
    cuts.released.map(({ year }) => String(year)),
  );
  const source = (message: string, texts: readonly string[], checked: string) =>
    fillNodes(message, { source: <bdi lang={english}>{texts.join('; ')}</bdi>, checked: monthOf(checked, lang) });
  return (
    <OnRequest summary={words.evidence}>
      <p>{fill(words[`basis_${cuts.basis}`], { years })}</p>
      <p>{words.reset}</p>
      {cuts.released.length > 0 && <Charts charts={cuts.released} words={words} numbers={numbers} />}
      <div className={sheet.caution}>
        <p>{source(words.cutsSource, AP_CUTS_SOURCE.sources, AP_CUTS_SOURCE.checked)}</p>
        <p>
          {source(words.examSource, [AP_SOURCE.text], AP_SOURCE.checked)}
          {exam.confidence !== 'high' && ` ${words.oneSource}`}
        </p>
      </div>
    </OnRequest>
  );
}

/** The cuts of released practice exams. */
function Charts({ charts, words, numbers }: Omit<EvidenceProps, 'result'> & { charts: readonly ReleasedChart[] }) {
  return (
    <table className={sheet.table}>
      <caption>{words.charts}</caption>
      <thead>
        <tr>
          <th scope="col">{words.year}</th>
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
