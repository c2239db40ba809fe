import {
  isoWeekOf,
  dayOf,
  STUDY_LIMITS,
  type InputProblem,
  type Standing,
  type StudyCoursework,
  type StudyProblem,
  type StudyRequest,
  type StudySubject,
} from '@tutoring/domain/study-plan';
import type { Fields } from '../tool/fields';
import { numberIn } from '../tool/number-field';
import { componentsOf } from './course-of';
import { boundsOf, ladderOf } from './ladders';
import { KINDS, LEVELS, PRACTICE_DEFAULT_PERCENT, ROWS, rowsOf, WEEKDAYS } from './study-form';

/** The names of rows. A row that the visitor has not named gets a default name. */
export interface RowNames {
  subject: (number: number) => string;
  work: (number: number) => string;
}

/** What the planner gets from a form. */
export interface StudyReading {
  request: StudyRequest;
  /** Required fields that are empty. */
  missing: readonly string[];
  /** The form field that a field of the request comes from. */
  fieldOf: (path: string) => string;
}

/** Reads a form. It leaves out incomplete rows. Empty rows do not count as incomplete. */
export function readStudy(fields: Fields, today: string, names: RowNames): StudyReading {
  const missing: string[] = [];
  const isWhole = (number: number, ...required: string[]) => {
    const empty = required.map((name) => `${name}${number}`).filter((name) => !(name in fields));
    missing.push(...empty);
    return empty.length === 0;
  };
  const rows = rowsOf(fields, 'subject');
  const begun = rows.filter((number) => ROWS.subject.others.some((name) => `${name}${number}` in fields));
  const works = rowsOf(fields, 'work');
  // If every row is empty, the first row counts as incomplete.
  const wanted = begun.length + works.length > 0 ? begun : rows.slice(0, 1);
  const subjects = wanted.filter((number) => isWhole(number, 'now', 'target', 'exam'));
  const wholeWorks = works.filter((number) => isWhole(number, 'left', 'due'));
  const offs = rowsOf(fields, 'off').filter((number) => `off${number}` in fields);
  const hours = hoursOf(fields);
  if (hours === undefined) missing.push('hours');

  const request: StudyRequest = {
    today,
    subjects: subjects.map((number) => subjectOf(fields, number, names.subject(number))),
    hours: hours ?? 1,
    practice: Number(fields.practice ?? PRACTICE_DEFAULT_PERCENT) / 100,
    off: offs.map((number) => offOf(fields, number)),
    coursework: wholeWorks.map((number) => courseworkOf(fields, number, names.work(number))),
  };
  return { request, missing, fieldOf: (path) => fieldOf(path, { subjects, works: wholeWorks, offs, request }) };
}

/** The hours of a week: by weekday once one day has a number, or one number for the week; `undefined` without either. */
function hoursOf(fields: Fields): StudyRequest['hours'] | undefined {
  if (isByDay(fields)) return WEEKDAYS.map((day) => numberIn(fields[`day${day}`] ?? '0'));
  return fields.hours === undefined ? undefined : numberIn(fields.hours);
}

/** Whether the hours by weekday replace the weekly hours. */
export function isByDay(fields: Fields): boolean {
  return WEEKDAYS.some((day) => `day${day}` in fields);
}

function subjectOf(fields: Fields, number: number, id: string): StudySubject {
  const level = LEVELS.find((one) => one === fields[`level${number}`]) ?? 'HL';
  const exam = fields[`exam${number}`] ?? '';
  return {
    id,
    level,
    bounds: boundsOf(fields, ladderOf(level)),
    current: standingOf(fields[`now${number}`] ?? ''),
    target: standingOf(fields[`target${number}`] ?? ''),
    exam,
    components: componentsOf(fields[`name${number}`] ?? '', level, Number(exam.slice(0, 4))),
    // A subject whose target is reached keeps the minimum hours, because the visitor still wants to study it.
    hold: true,
  };
}

/** The highest grade. A higher number, or a number with a percent sign, is a percentage. */
const HIGHEST_GRADE = 7;
/** Up to 20, a number can be a school's own grade: many schools grade from 1 to 10, and France from 0 to 20. */
const HIGHEST_OF_SCHOOLS = 20;

/** The percentage that a text is read as, if it could also be a grade; `undefined` if there is no doubt. */
export function doubtfulPercent(text: string): number | undefined {
  const number = numberIn(text);
  return number > HIGHEST_GRADE && number <= HIGHEST_OF_SCHOOLS ? number : undefined;
}

function standingOf(text: string): Standing {
  const bare = text.replace(/[%٪％]/g, '');
  const number = numberIn(bare);
  // 0 is a percentage, because there is no grade 0.
  return bare !== text || number > HIGHEST_GRADE || number === 0 ? { percent: number } : { grade: number };
}

function courseworkOf(fields: Fields, number: number, id: string): StudyCoursework {
  return {
    id,
    kind: KINDS.find((one) => one === fields[`kind${number}`]) ?? 'ia',
    hours: numberIn(fields[`left${number}`] ?? ''),
    due: fields[`due${number}`] ?? '',
  };
}

/** A day off, its ISO week, or the range from it, in the planner's format. A range without a last day is one day. */
export function offOf(fields: Fields, number: number): string {
  const date = fields[`off${number}`] ?? '';
  const until = fields[`until${number}`];
  if (fields[`span${number}`] === 'range') return until === undefined ? date : `${date}/${until}`;
  const day = dayOf(date);
  return fields[`span${number}`] === 'day' || day === undefined ? date : isoWeekOf(day);
}

interface Places {
  subjects: readonly number[];
  works: readonly number[];
  offs: readonly number[];
  request: StudyRequest;
}

function fieldOf(path: string, { subjects, works, offs, request }: Places): string {
  const [list = '', place = '', part = ''] = path.split('.');
  const index = Number(place);
  if (place === '') return list;
  if (list === 'hours') return `day${index + 1}`;
  if (list === 'off') return `off${offs[index]}`;
  if (list === 'coursework') return `${{ hours: 'left', due: 'due', id: 'title' }[part] ?? 'title'}${works[index]}`;
  if (part === 'bounds') return ladderOf(request.subjects[index]?.level ?? 'HL');
  return `${{ current: 'now', target: 'target', exam: 'exam', id: 'name' }[part] ?? 'name'}${subjects[index]}`;
}

/** The problems, by form field. */
export type StudyProblems = Readonly<Record<string, StudyProblem>>;

/** The problems by form field. An empty plan is not a problem while required fields are empty. */
export function problemsOf({ missing, fieldOf: field }: StudyReading, problems: readonly InputProblem<StudyProblem>[]) {
  const found = problems.filter(({ code }) => code !== 'nothing-to-plan' || missing.length === 0);
  return Object.fromEntries(found.map((problem) => [field(problem.field), problem.code])) as StudyProblems;
}

/** The planner's smallest slot. */
const LEAST_HOURS_A_WEEK = 0.5;

/** The smallest and the largest number that a field accepts. */
export function limitsOf(field: string): { least: number; most: number } {
  // A week needs some hours; a single day may have none.
  if (field === 'hours') return { least: LEAST_HOURS_A_WEEK, most: 6 * STUDY_LIMITS.hoursADay };
  if (field.startsWith('day')) return { least: 0, most: STUDY_LIMITS.hoursADay };
  return { least: 0, most: field.startsWith('left') ? STUDY_LIMITS.courseworkHours : 100 };
}
