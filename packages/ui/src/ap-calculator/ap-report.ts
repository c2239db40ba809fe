import type { CsvCell } from '@tutoring/domain/csv';
import type { ApResult } from '@tutoring/domain/ap-score';
import type { Fields } from '../tool/fields';
import type { ToolReport } from '../tool/report';
import { rowsOf } from './ap-form';
import { awardsOf, stepText } from './award-text';
import { countedIn, outcomesOf, type CountedExam } from './exam-outcome';
import { numbersOf, type Numbers } from './numbers';
import { headlineText, reachText, remarksOf } from './result-text';
import { summaryText } from './summary-text';
import type { Messages } from './translation';

/** Returns the result as a report for CSV and pictures. `undefined` without points and scores, or if a field is invalid. */
export function apReport(fields: Fields, messages: Messages, lang: string): ToolReport | undefined {
  const numbers = numbersOf(lang);
  const outcomes = outcomesOf(fields);
  const counted = countedIn(outcomes);
  const [first] = counted;
  if (!first || outcomes.some(({ isInvalid, given }) => isInvalid && !given)) return undefined;
  return rowsOf(fields).length > 1
    ? reportOfAll(counted, messages, numbers, lang)
    : reportOfOne(first, messages, numbers);
}

function reportOfOne({ name, exam, result, given }: CountedExam, messages: Messages, numbers: Numbers): ToolReport {
  if (given || !result || !exam) {
    const headline = `${messages.score}: ${given}`;
    return {
      title: name,
      headline,
      lines: [],
      rows: [
        [messages.exam, messages.score],
        [name, given ?? ''],
      ],
    };
  }
  const headline = headlineText(result, messages);
  const remarks = remarksOf(result, messages, numbers);
  const title = `${name}, ${exam.examYear}`;
  return {
    title,
    headline,
    lines: [...remarks, sectionsText(result, messages), messages.notCertain],
    rows: [
      ...rowsOfResult(result, messages, numbers),
      [],
      ...[title, headline, ...remarks, messages.notCertain].map((text) => [text]),
    ],
  };
}

/** The scores and awards of all exams, then the points of each. */
function reportOfAll(counted: readonly CountedExam[], messages: Messages, numbers: Numbers, lang: string): ToolReport {
  const awards = awardsOf(counted);
  const sure = awards.filter(({ standing }) => standing === 'sure').map(({ award }) => award.name);
  const headline = summaryText(counted, messages, numbers);
  return {
    title: messages.form,
    headline,
    lines: [
      counted.map(({ name, band }) => `${name}: ${numbers.range(band)}`).join(' · '),
      ...(sure.length > 0 ? [sure.join(' · ')] : []),
      messages.notCertain,
    ],
    rows: [
      [messages.exam, messages.lowest, messages.highest],
      ...counted.map(({ name, band }) => [name, band.low, band.high]),
      [],
      [messages.awards, messages.standing, messages.steps_open],
      ...awards.map(({ award, standing, steps }) => [
        award.name,
        messages[`award_${standing}`],
        ...steps.map((step) => stepText(step, messages, lang)),
      ]),
      ...counted.flatMap(({ name, exam, result, given }): CsvCell[][] =>
        given || !result || !exam
          ? []
          : [[], [`${name}, ${exam.examYear}`], ...rowsOfResult(result, messages, numbers)],
      ),
      [],
      [headline],
      [messages.notCertain],
    ],
  };
}

function namedSections({ exam, sections }: ApResult) {
  return sections.map((one) => ({ ...one, name: exam.sections.find(({ id }) => id === one.id)?.name ?? one.id }));
}

function sectionsText(result: ApResult, messages: Messages): string {
  return namedSections(result)
    .map(({ name, raw, maxRaw }) => `${name} ${raw ?? messages.none}/${maxRaw}`)
    .join(' · ');
}

function rowsOfResult(result: ApResult, messages: Messages, numbers: Numbers): CsvCell[][] {
  return [
    [messages.section, messages.points, messages.max],
    ...namedSections(result).map(({ name, raw, maxRaw }) => [name, raw ?? '', maxRaw]),
    [],
    [messages.score, messages.likelyCut, messages.possibleCut, messages.standing],
    ...result.scores.map((line) => [
      line.score,
      numbers.range(line.likely),
      numbers.range(line.possible),
      reachText(line, result, messages, numbers).join(', '),
    ]),
  ];
}
