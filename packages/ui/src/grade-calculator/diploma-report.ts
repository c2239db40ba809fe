import { decideDiploma } from '@tutoring/domain/ib-diploma';
import { fill } from '../lib/fill';
import type { Fields } from '../tool/fields';
import type { ToolReport } from '../tool/report';
import { conditionText, standingText } from './condition-text';
import { inputOf, isTarget, LEVELS, NUMBERS } from './diploma-form';
import type { Messages } from './translation';

/** The result as a report for CSV and pictures. */
export function diplomaReport(
  fields: Fields,
  messages: Messages,
  nameOf: (number: number) => string,
): ToolReport | undefined {
  const decision = decideDiploma(inputOf(fields));
  if (!('points' in decision)) return undefined;
  const { status, points, subjectPoints, core, conditions } = decision;
  const headline = fill(messages.points, { points: String(points) });
  const award = status === 'awarded' ? messages.awarded : messages.notAwarded;
  const grades = NUMBERS.map((number) => [
    nameOf(number),
    levelText(fields, messages, number),
    cellOf(fields[`grade${number}`] ?? ''),
  ]);
  return {
    title: messages.form,
    headline,
    lines: [
      award,
      fill(messages.parts, { subjects: String(subjectPoints), core: String(core.points) }),
      NUMBERS.map((number) => gradeText(fields, messages, number)).join(' · '),
    ],
    more: isTarget(fields.target ?? '') ? [fill(messages.towards, { target: fields.target ?? '' })] : [],
    rows: [
      [messages.subject, messages.level, messages.grade],
      ...grades,
      [messages.tok, '', fields.tok ?? ''],
      [messages.ee, '', fields.ee ?? ''],
      [messages.result, '', points],
      [],
      [messages.condition, messages.yours, messages.status],
      ...conditions.map((line) => [
        conditionText(line, messages),
        standingText(line, messages),
        line.met === 'unknown' ? messages.unknown : line.met ? messages.met : messages.failed,
      ]),
      [award, '', ''],
    ],
  };
}

/** A subject within a line. Its name, if it has one, keeps its own text direction. */
function gradeText(fields: Fields, messages: Messages, number: number): string {
  const parts = [fields[`name${number}`], levelText(fields, messages, number), fields[`grade${number}`]];
  return `\u2068${parts.filter(Boolean).join(' ')}\u2069`;
}

/** A subject's level, by its name in the reader's language. */
function levelText(fields: Fields, messages: Messages, number: number): string {
  const level = LEVELS.find((one) => one === fields[`level${number}`]);
  return level ? messages[`level_${level}`] : '';
}

/** A grade as a number for spreadsheets. `N` is not a number. */
function cellOf(grade: string): string | number {
  return /^\d$/.test(grade) ? Number(grade) : grade;
}
