import type { CsvCell } from '@tutoring/domain/csv';
import type { MarkedRow } from '@tutoring/domain/ib-diploma';
import { fill } from '../lib/fill';
import { chosenIn, entriesIn } from '../subject-calculator/subject-form';
import type { Texts } from '../subject-calculator/texts';
import type { Fields } from '../tool/fields';
import type { ToolReport } from '../tool/report';
import { bilingualText } from './bilingual';
import { metText } from './condition-table';
import { conditionText, standingText } from './condition-text';
import { courseReport } from './course-results';
import { isTarget } from './diploma-form';
import { awardNote, rangeText } from './diploma-texts';
import { levelText, originText } from './marked-subjects';
import { nextRows, type NextPointsProps } from './next-points';
import { offerRows } from './offer-result';
import { takesCourses } from './question-form';
import { ROWS, rowFields, subjectIn, SUBJECT_ROWS, type Row } from './row-form';
import { percentText } from './row-texts';
import type { Messages } from './translation';

interface DiplomaToReport extends NextPointsProps {
  texts: Texts;
  /** The name of a row. */
  nameOf: (row: Row) => string;
  lang: string;
}

/** The result as a report for CSV and pictures. */
export function diplomaReport(props: DiplomaToReport): ToolReport | undefined {
  const { fields, diploma, messages, texts, nameOf, labelOf, lang } = props;
  const { input } = diploma;
  if (takesCourses(fields)) {
    const report = courseReport({ input, messages, labelOf });
    return report && { ...report, rows: [...report.rows, ...nextRows(props)] };
  }
  const decision = diploma.likely;
  if (!('points' in decision)) return undefined;
  const { status, points, subjectPoints, core, conditions } = decision;
  const headline = fill(messages.points, { points: String(points) });
  const award = status === 'awarded' ? messages.awarded : messages.notAwarded;
  const notes = [rangeText(diploma, messages), awardNote(diploma, messages)].filter((note) => note !== undefined);
  const bilingual = bilingualText({ fields, input, award: status, messages, labelOf }, lang);
  const marks = ROWS.flatMap((row) => markRows(fields, row, nameOf(row)));
  return {
    title: messages.form,
    headline,
    lines: [
      award,
      ...notes,
      fill(messages.parts, { subjects: String(subjectPoints), core: String(core.points) }),
      diploma.subjects
        .map(({ grade }, index) => gradeText(fields, messages, SUBJECT_ROWS[index] ?? '1', String(grade)))
        .join(' · '),
    ],
    more: [
      ...ROWS.flatMap((row) => marksLine(markRows(fields, row, nameOf(row)))),
      ...(isTarget(fields.target ?? '') ? [fill(messages.towards, { target: fields.target ?? '' })] : []),
    ],
    rows: [
      [messages.subject, messages.level, messages.grade],
      ...diploma.subjects.map((subject, index) => {
        const row = SUBJECT_ROWS[index] ?? '1';
        return [
          nameOf(row),
          levelText(fields, messages, row),
          subject.grade ?? '',
          ...markedCells(subject, messages, texts),
        ];
      }),
      [messages.tok, '', diploma.tok.letter ?? ''],
      [messages.ee, '', diploma.ee.letter ?? ''],
      [messages.result, '', points],
      ...notes.map((note) => [note]),
      ...(marks.length > 0
        ? [[], [messages.subject, texts.messages.component, texts.messages.mark, texts.messages.max], ...marks]
        : []),
      [],
      [messages.condition, messages.yours, messages.status],
      ...conditions.map((line) => [
        conditionText(line, messages),
        standingText(line, messages),
        metText(line.met, messages),
      ]),
      [award, '', ''],
      ...(bilingual ? [[], [messages.bilingual_title, bilingual]] : []),
      ...offerRows({ fields, input, messages, labelOf }),
      ...nextRows(props),
    ],
  };
}

/** The percentage of a subject with marks, and where its grade comes from. */
function markedCells(subject: MarkedRow, messages: Messages, texts: Texts): string[] {
  const { marked } = subject;
  if (marked?.status !== 'ready') return [];
  return [percentText(marked, texts), originText(subject, messages, texts)];
}

/** The entered marks of a row. */
function markRows(fields: Fields, row: Row, name: string): CsvCell[][] {
  const inRow = rowFields(fields, row);
  if (!inRow.course) return [];
  const chosen = chosenIn(inRow);
  const { marks, maxima } = entriesIn(inRow, chosen);
  return chosen.components.flatMap(({ id, name: component, maxMarks }) => {
    const mark = marks[id];
    return mark === undefined ? [] : [[name, component, mark, maxima?.[id] ?? maxMarks ?? '']];
  });
}

/** `Chemistry · Paper 1 48/75 · Paper 2 58/95`. Each part keeps its own text direction. */
function marksLine(rows: readonly CsvCell[][]): string[] {
  const [first] = rows;
  if (!first) return [];
  const parts = rows.map(([, component, mark, max]) => `${component} ${mark}${max === '' ? '' : `/${max}`}`);
  return [[first[0], ...parts].map((part) => `\u2068${part}\u2069`).join(' · ')];
}

/** A subject within a line. Its name, if it has one, keeps its own text direction. */
function gradeText(fields: Fields, messages: Messages, row: Row, grade: string): string {
  const parts = [subjectIn(fields, row), levelText(fields, messages, row), grade];
  return `\u2068${parts.filter(Boolean).join(' ')}\u2069`;
}
