import { apScore } from '@tutoring/domain/ap-score';
import type { Fields } from '../tool/fields';
import type { ToolReport } from '../tool/report';
import { entryOf, examOf } from './ap-form';
import { numbersOf } from './numbers';
import { headlineText, reachText, remarksOf } from './result-text';
import type { Messages } from './translation';

/** Returns the result as a report for CSV and pictures. `undefined` without points, or if a field is invalid. */
export function apReport(fields: Fields, messages: Messages, lang: string): ToolReport | undefined {
  const numbers = numbersOf(lang);
  const chosen = examOf(fields);
  const result = chosen && apScore(entryOf(fields, chosen));
  if (result?.status !== 'ready' || result.sections.every(({ raw }) => raw === null)) return undefined;
  const { exam, scores } = result;
  const sections = result.sections.map((one) => ({ ...exam.sections.find(({ id }) => id === one.id), ...one }));
  const headline = headlineText(result, messages);
  const remarks = remarksOf(result, messages, numbers);
  const title = `${exam.name}, ${exam.examYear}`;
  return {
    title,
    headline,
    lines: [
      ...remarks,
      sections.map(({ name, raw, maxRaw }) => `${name} ${raw ?? messages.none}/${maxRaw}`).join(' · '),
      messages.notCertain,
    ],
    rows: [
      [messages.section, messages.points, messages.max],
      ...sections.map(({ name = '', raw, maxRaw }) => [name, raw ?? '', maxRaw]),
      [],
      [messages.score, messages.likelyCut, messages.possibleCut, messages.standing],
      ...scores.map((line) => [
        line.score,
        numbers.range(line.likely),
        numbers.range(line.possible),
        reachText(line, result, messages, numbers).join(', '),
      ]),
      [],
      ...[title, headline, ...remarks, messages.notCertain].map((text) => [text]),
    ],
  };
}
