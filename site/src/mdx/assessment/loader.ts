import { AP_EXAMS, AP_SOURCE, type ApExam } from '@tutoring/domain/ap-exams';
import { EXTENDED_ESSAY, IB_COURSES, type IbCourse } from '@tutoring/domain/ib-courses';
import type * as z from 'zod';
import { rowOf } from '../../build/model/lines';
import type { Loader } from '../../build/model/mdx-component';
import { monthOf } from '../month';
import type { schema } from './schema';

/** A table of a course's assessment. */
export interface AssessmentTable {
  /** Such as `Chemistry, HL (first exams 2025)`. */
  caption: string;
  head: string[];
  rows: string[][];
  /** Where the tables are from, and when we checked. Only the first of several tables has it. */
  source?: { name: string; href: string; when: string };
}

export const loader: Loader<AssessmentTable[], z.output<typeof schema>> = {
  load: ({ missing }, { course }) =>
    assessmentTables(course) ?? missing(`There is no course "${course}" in @tutoring/domain.`),
  textOf: (tables) =>
    tables.flatMap((table) => [table.caption, ...table.head, ...table.rows.flat(), ...sourceLine(table)]),
  linesOf: (tables) =>
    tables.map((table) => ({
      heading: rowOf([table.caption, ...table.head]),
      lines: [...table.rows.map(rowOf), ...sourceLine(table)],
    })),
};

function sourceLine({ source }: AssessmentTable): string[] {
  return source ? [`Source: ${source.name}, ${source.when}.`] : [];
}

/** The course id of the Extended Essay. */
const EXTENDED_ESSAY_ID = 'ib-ee';

/** The assessment of a course as tables. In English only, like the pages that show them. */
export function assessmentTables(course: string): AssessmentTable[] | undefined {
  if (course === EXTENDED_ESSAY_ID) return essayTables();
  const ib = IB_COURSES.find(({ id }) => id === course);
  if (ib) return ibTables(ib);
  const ap = AP_EXAMS.find(({ id }) => id === course);
  return ap && [apTable(ap)];
}

function ibTables({ name, page, firstExams, lastExams, levels, sources, checked }: IbCourse): AssessmentTable[] {
  const since = lastExams ? `exams ${firstExams} to ${lastExams}` : `first exams ${firstExams}`;
  const all = Object.entries(levels);
  const brief = { name: `IB, ${name}, subject brief`, href: page, when: restated(sources, checked) };
  return all.map(([level, components], index) => ({
    caption: `${name}${all.length > 1 ? ` ${level}` : ''} (${since})`,
    head: ['Component', 'Weight', 'Marks', 'Time'],
    rows: components.map((part) => [
      part.kind === 'internal' ? `${part.name} (marked in school, moderated)` : part.name,
      percent(part.weight),
      part.maxMarks === undefined ? '–' : String(part.maxMarks),
      time(part.minutes),
    ]),
    ...(index === 0 && { source: brief }),
  }));
}

/** The IB's guides are not public: says which pages restate them, and when we compared those. */
function restated(sources: readonly string[], checked: string): string {
  const pages = new Intl.ListFormat('en').format(sources);
  return `as restated by ${pages}; checked ${monthOf(checked, 'en')}`;
}

function apTable({ name, examYear, page, sections }: ApExam): AssessmentTable {
  const timed = sections.some(({ minutes }) => minutes !== undefined);
  return {
    caption: `${name}, exam of May ${examYear}`,
    head: ['Section', 'Questions', 'Weight', ...(timed ? ['Time'] : [])],
    rows: sections.map((section) => [
      section.detail ? `${section.name} (${section.detail})` : section.name,
      String(section.questions),
      percent(section.weight),
      ...(timed ? [time(section.minutes)] : []),
    ]),
    source: {
      name: `${AP_SOURCE.name}, ${name} exam page`,
      href: page,
      when: `as of ${AP_SOURCE.asOf}, checked ${monthOf(AP_SOURCE.checked, 'en')}`,
    },
  };
}

function essayTables(): AssessmentTable[] {
  return EXTENDED_ESSAY.map(({ page, until, from, criteria, sources, checked }, index) => ({
    caption: until ? `Extended Essay, exams to November ${until}` : `Extended Essay, exams from May ${from}`,
    head: ['Criterion', 'Marks'],
    rows: [
      ...criteria.map(({ id, name, max }) => [`${id} ${name}`, String(max)]),
      ['Total', String(criteria.reduce((sum, { max }) => sum + max, 0))],
    ],
    ...(index === 0 && { source: { name: 'IB, Extended Essay', href: page, when: restated(sources, checked) } }),
  }));
}

const percent = (weight: number) => `${weight}%`;

/** `105` as "1 h 45 min", on one line. */
function time(minutes: number | undefined): string {
  if (minutes === undefined) return '–';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours}\u00a0h`, rest && `${rest}\u00a0min`].filter(Boolean).join('\u00a0');
}
