/** What to compare with its source next. Scripts run this file with Node as it is, so it and its imports end in `.ts`. */
import { lastDayOf, type KeyDate } from '@tutoring/domain/dates';
import { OLD_MONTHS } from '@tutoring/domain/launch';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { DATES_FILE, readDateGroups, type DateGroup } from './date-groups.ts';
import { readFactFiles } from './facts.ts';

/** Facts that are checked together. */
export interface Check {
  /** Such as `UCAS (3 dates)`, or a file. */
  what: string;
  /** Where they are, such as `site/data/dates.yaml`. */
  where: string;
  /** The month of the last check. */
  checked: string;
  /** The day by which to check them again. */
  by: string;
  /** Why then: they are old by that day, an expected date is near, or one has passed. */
  why: 'old' | 'expected' | 'past';
}

/** Days before an expected date in which the body has usually published it. */
export const EXPECTED_DAYS = 60;
const DAY_MS = 86_400_000;
const COURSE_CHANGES = 'site/data/course-changes.yaml';

/** All facts with a month of their last check, most urgent first. */
export function nextChecks(root: string, today: Date): Check[] {
  const day = today.toISOString().slice(0, 10);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const ofDates = readDateGroups(read(DATES_FILE)).map((group) => checkOfGroup(group, day));
  const ofCourses = (parse(read(COURSE_CHANGES)) as { programme: string; course: string; checked: string }[]).map(
    ({ programme, course, checked }) => checkOf(`${programme} ${course}`, COURSE_CHANGES, checked),
  );
  const ofFiles = readFactFiles(root)
    .filter(({ file, months }) => months.length > 0 && file !== DATES_FILE && file !== COURSE_CHANGES)
    .map(({ file, months }) => {
      const [oldest = ''] = months.map(({ month }) => month).toSorted();
      return checkOf(file.split('/').slice(-2).join('/'), file, oldest);
    });
  return [...ofDates, ...ofCourses, ...ofFiles].toSorted(
    (one, other) => one.by.localeCompare(other.by) || one.where.localeCompare(other.where),
  );
}

function checkOf(what: string, where: string, checked: string): Check {
  return { what, where, checked, by: monthsAfter(checked, OLD_MONTHS), why: 'old' };
}

/** A group is due when it is old, or some time before the next of its dates that nobody has confirmed. */
function checkOfGroup({ group, checked, dates }: DateGroup, today: string): Check {
  const what = `${group} (${dates.length} ${dates.length === 1 ? 'date' : 'dates'})`;
  const check = checkOf(what, DATES_FILE, checked);
  if (dates.every((date) => lastDayOf(date) < today)) return { ...check, by: today, why: 'past' };
  const [next] = dates
    .filter((date) => isOpen(date, today))
    .map(({ day }) => day)
    .toSorted();
  if (!next) return check;
  // A date that was near at the last check already is due in the month after it.
  const by = [daysBefore(next, EXPECTED_DAYS), monthsAfter(checked, 1)].toSorted()[1] ?? check.by;
  return by < check.by ? { ...check, by, why: 'expected' } : check;
}

/** Whether a date is still to be confirmed. Usual dates stay what they are. */
function isOpen({ status, basis, day }: KeyDate, today: string): boolean {
  return status === 'expected' && basis !== 'usual' && day >= today;
}

/** The first day of the month that is some months after another. */
function monthsAfter(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 10);
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
