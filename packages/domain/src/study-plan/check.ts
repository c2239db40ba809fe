import { dayOf, mondayOfIsoWeek, rangeOf } from './days';
import { gradesOf } from './hours';
import type { InputProblem } from '../input-problem';
import type { Standing, StudyProblem, StudyRequest, StudySubject } from './types';
import { HALF_HOURS, halfHoursOf, MAX_HOURS_A_DAY } from './week';

/** The maximum sizes and values of a request. */
export const STUDY_LIMITS = {
  subjects: 12,
  components: 8,
  coursework: 12,
  /** Days and weeks off. */
  off: 60,
  /** Characters of a name that the visitor types: the limit of the form field and of a shared link. */
  name: 80,
  /** Days from today to an exam or a due day: three years. */
  days: 1096,
  /** Hours of one piece of coursework. */
  courseworkHours: 500,
  /** Hours of one day. */
  hoursADay: MAX_HOURS_A_DAY,
} as const;

type Report = (field: string, code: StudyProblem) => void;

/** All problems with a request, by field. Empty if it is valid. */
export function checkRequest(request: StudyRequest): InputProblem<StudyProblem>[] {
  const problems: InputProblem<StudyProblem>[] = [];
  const report: Report = (field, code) => problems.push({ field, code });
  const { today, subjects, hours, practice, off = [], coursework = [], spent } = request;

  if (dayOf(today) === undefined) report('today', 'not-a-date');
  if (subjects.length + coursework.length === 0) report('subjects', 'nothing-to-plan');
  if (!within(practice, 0, 1)) report('practice', 'out-of-range');
  checkHours(hours, report);
  checkDone(spent, 'spent', report);

  if (subjects.length > STUDY_LIMITS.subjects) report('subjects', 'too-many');
  else subjects.forEach((subject, index) => checkSubject(subject, `subjects.${index}`, today, report));
  checkNames(subjects, 'subjects', report);

  if (coursework.length > STUDY_LIMITS.coursework) report('coursework', 'too-many');
  coursework.slice(0, STUDY_LIMITS.coursework).forEach((work, index) => {
    if (!within(work.hours, 0, STUDY_LIMITS.courseworkHours)) report(`coursework.${index}.hours`, 'out-of-range');
    checkAhead(work.due, today, `coursework.${index}.due`, report);
    checkDone(work.done, `coursework.${index}.done`, report);
  });
  checkNames(coursework, 'coursework', report);

  if (off.length > STUDY_LIMITS.off) report('off', 'too-many');
  off.slice(0, STUDY_LIMITS.off).forEach((entry, index) => {
    const code = offProblem(entry);
    if (code) report(`off.${index}`, code);
  });
  return problems;
}

function offProblem(entry: string): StudyProblem | undefined {
  if (dayOf(entry) !== undefined || mondayOfIsoWeek(entry) !== undefined) return undefined;
  const [first, last] = rangeOf(entry) ?? [];
  if (first === undefined || last === undefined) return 'not-a-day-or-week';
  if (last < first) return 'ends-first';
  return last - first > STUDY_LIMITS.days ? 'too-far' : undefined;
}

function checkHours(hours: StudyRequest['hours'], report: Report): void {
  const figures = typeof hours === 'number' ? [hours] : hours;
  // A single number is spread over six days.
  const most = typeof hours === 'number' ? 6 * MAX_HOURS_A_DAY : MAX_HOURS_A_DAY;
  if (typeof hours !== 'number' && hours.length !== 7) return report('hours', 'out-of-range');
  const wrong = figures.flatMap<InputProblem<StudyProblem>>((figure, index) => {
    const field = typeof hours === 'number' ? 'hours' : `hours.${index}`;
    if (!within(figure, 0, most)) return [{ field, code: 'out-of-range' }];
    return Number.isInteger(figure * HALF_HOURS) ? [] : [{ field, code: 'not-half-hours' }];
  });
  wrong.forEach(({ field, code }) => report(field, code));
  if (wrong.length === 0 && halfHoursOf(hours) === 0) report('hours', 'no-hours');
}

function checkSubject(subject: StudySubject, path: string, today: string, report: Report): void {
  const { level, bounds, current, target, exam, components = [] } = subject;
  const rising = bounds.every((bound, index) => within(bound, 0, 100) && bound > (bounds[index - 1] ?? 0));
  if (!rising || bounds.length !== gradesOf(level) - 1) report(`${path}.bounds`, 'not-bounds');
  checkStanding(current, gradesOf(level), `${path}.current`, report);
  checkStanding(target, gradesOf(level), `${path}.target`, report);
  checkAhead(exam, today, `${path}.exam`, report);
  checkDone(subject.done, `${path}.done`, report);

  if (components.length > STUDY_LIMITS.components) return report(`${path}.components`, 'too-many');
  components.forEach(({ weight, percent, done }, index) => {
    const at = `${path}.components.${index}`;
    if (!within(weight, 0, 1000) || weight === 0) report(`${at}.weight`, 'out-of-range');
    if (percent !== undefined && !within(percent, 0, 100)) report(`${at}.percent`, 'out-of-range');
    checkDone(done, `${at}.done`, report);
  });
  checkNames(components, `${path}.components`, report);
}

function checkDone(done: number | undefined, path: string, report: Report): void {
  if (done !== undefined && !within(done, 0, Infinity)) report(path, 'out-of-range');
}

function checkStanding(standing: Standing, grades: number, path: string, report: Report): void {
  if ('percent' in standing) {
    if (!within(standing.percent, 0, 100)) report(`${path}.percent`, 'out-of-range');
  } else if (!Number.isInteger(standing.grade) || !within(standing.grade, 1, grades)) {
    report(`${path}.grade`, 'unknown-grade');
  }
}

function checkAhead(date: string, today: string, path: string, report: Report): void {
  const day = dayOf(date);
  const from = dayOf(today);
  if (day === undefined) report(path, 'not-a-date');
  else if (from !== undefined && day <= from) report(path, 'not-ahead');
  else if (from !== undefined && day - from > STUDY_LIMITS.days) report(path, 'too-far');
}

/** Reports duplicate ids. Their length is not checked, because a form may add text to the name that the visitor typed. */
function checkNames(entries: readonly { readonly id: string }[], path: string, report: Report): void {
  const seen = new Set<string>();
  entries.forEach(({ id }, index) => {
    if (seen.has(id)) report(`${path}.${index}.id`, 'twice');
    seen.add(id);
  });
}

function within(value: number, least: number, most: number): boolean {
  return Number.isFinite(value) && value >= least && value <= most;
}
