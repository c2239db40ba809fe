import { AP_EXAMS } from '@tutoring/domain/ap-exams';
import { lastDayOf, type KeyDate } from '@tutoring/domain/dates';
import { IB_COURSES } from '@tutoring/domain/ib-courses';
import { join } from 'node:path';
import type { SiteData } from '../content/data';
import { didYouMean } from '../content/did-you-mean';
import { lineOfWords } from '../content/line-of';
import { Mistakes } from '../content/problem';

const FILE = 'dates.yaml';

/**
 * Checks dates: their ids are unique, their courses and regions exist, and each says what its status needs.
 * @param folder The data folder.
 * @throws {ContentProblem | ContentProblems} naming the line and the fix of each mistake.
 */
export function checkDates(folder: string, data: Pick<SiteData, 'dates' | 'regions'>): void {
  const file = join(folder, FILE);
  const mistakes = new Mistakes();
  const regions = [...data.regions.withPage, ...data.regions.withoutPage].map(({ id }) => id);
  const courses = coursesOf(data.dates);
  const seen = new Set<string>();
  for (const date of data.dates) {
    const report = (what: string, fix: string) => mistakes.add(lineOfWords(file, `id: ${date.id},`), what, fix);
    if (seen.has(date.id)) report(`Two dates have the id "${date.id}".`, 'give one of them another id.');
    seen.add(date.id);
    if (lastDayOf(date) < date.day) report(`${date.id} ends before it begins.`, 'correct one of the days.');
    if ((date.time === undefined) !== (date.zone === undefined))
      report(`${date.id} has a time without a time zone, or a zone without a time.`, 'write both.');
    if ((date.status === 'expected') !== (date.basis !== undefined))
      report(
        `${date.id} is ${date.status}, ${date.basis ? 'with' : 'without'} a basis.`,
        'say how an expected date was derived (`basis`), and only there.',
      );
    for (const region of (date.regions ?? []).filter((one) => !regions.includes(one)))
      report(`There is no region "${region}".${didYouMean(region, regions)}`, 'use a code of regions.yaml.');
    for (const course of (date.courses ?? []).filter((one) => !courses.includes(one)))
      report(
        `There is no course "${course}".${didYouMean(course, courses)}`,
        'use the id of a course in packages/domain/src/ib/courses or ap/exams.ts, or of an AP exam in this file.',
      );
  }
  mistakes.report();
}

/** The courses that a date can be about: ours, and the AP exams that we do not teach. */
function coursesOf(dates: readonly KeyDate[]): string[] {
  const exams = dates.filter(({ kind, programme, courses }) => programme === 'AP' && kind !== 'late-exam' && courses);
  return [...IB_COURSES, ...AP_EXAMS].map(({ id }) => id).concat(exams.flatMap(({ courses = [] }) => courses));
}
