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

/** What the rows of a form are called where a visitor has given them no name. */
export interface RowNames {
  subject: (number: number) => string;
  work: (number: number) => string;
}

/** A form as far as the planner takes it. */
export interface StudyReading {
  request: StudyRequest;
  /** The fields that are empty and should not be. */
  missing: readonly string[];
  /** The form's field that a field of the request came from. */
  fieldOf: (path: string) => string;
}

/** Reads a form. Rows in which something is missing are left out; rows that are empty do not even miss anything. */
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
  // Where nothing has been begun, the first row is what is missing.
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

/** Hours a week: by day as soon as one day has a figure; nothing if there is none at all. */
function hoursOf(fields: Fields): StudyRequest['hours'] | undefined {
  if (isByDay(fields)) return WEEKDAYS.map((day) => numberIn(fields[`day${day}`] ?? '0'));
  return fields.hours === undefined ? undefined : numberIn(fields.hours);
}

/** Whether the weekdays count in place of the one figure. */
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
    // Whoever enters a subject wants to study it: with its target reached it keeps the least hours.
    hold: true,
  };
}

/** The highest grade there is: a number above it, or one with a sign behind it, is per cent. */
const HIGHEST_GRADE = 7;
/** Up to here a bare number may be a grade of a school with more of them: many count to 10, in France to 20. */
const HIGHEST_OF_SCHOOLS = 20;

/** The per cent for which a text is taken, though it may be meant as a grade; nothing where that is clear. */
export function doubtfulPercent(text: string): number | undefined {
  const number = numberIn(text);
  return number > HIGHEST_GRADE && number <= HIGHEST_OF_SCHOOLS ? number : undefined;
}

function standingOf(text: string): Standing {
  const bare = text.replace(/[%٪％]/g, '');
  const number = numberIn(bare);
  // There is no grade 0.
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

/** A day off, or the ISO week in which it lies, as the planner takes it. */
export function offOf(fields: Fields, number: number): string {
  const date = fields[`off${number}`] ?? '';
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

/** What is wrong, by the form's field. */
export type StudyProblems = Readonly<Record<string, StudyProblem>>;

/** The problems of a reading by the form's fields. An empty plan is no mistake while something is still missing. */
export function problemsOf({ missing, fieldOf: field }: StudyReading, problems: readonly InputProblem<StudyProblem>[]) {
  const found = problems.filter(({ code }) => code !== 'nothing-to-plan' || missing.length === 0);
  return Object.fromEntries(found.map((problem) => [field(problem.field), problem.code])) as StudyProblems;
}

/** The planner's smallest slot. */
const LEAST_HOURS_A_WEEK = 0.5;

/** From what to what a field's number goes. */
export function limitsOf(field: string): { least: number; most: number } {
  // A week without any hours has no plan; a day may have none.
  if (field === 'hours') return { least: LEAST_HOURS_A_WEEK, most: 6 * STUDY_LIMITS.hoursADay };
  if (field.startsWith('day')) return { least: 0, most: STUDY_LIMITS.hoursADay };
  return { least: 0, most: field.startsWith('left') ? STUDY_LIMITS.courseworkHours : 100 };
}
