import { IB_COURSES } from '@tutoring/domain/ib-courses';
import { join } from 'node:path';
import type { SiteData } from '../content/data';
import { didYouMean } from '../content/did-you-mean';
import { lineOfWords } from '../content/line-of';
import { Mistakes } from '../content/problem';

const FILE = 'ib-boundaries.yaml';

/**
 * Checks grade boundaries: their courses, levels and sessions exist, and they rise from grade to grade.
 * @param folder The data folder.
 * @throws {ContentProblem | ContentProblems} naming the line and the fix of each mistake.
 */
export function checkBoundaries(folder: string, data: Pick<SiteData, 'ib-boundaries'>): void {
  const file = join(folder, FILE);
  const { sessions: known, courses } = data['ib-boundaries'];
  const mistakes = new Mistakes();
  for (const [id, levels] of Object.entries(courses)) {
    const course = IB_COURSES.find((one) => one.id === id);
    const line = () => lineOfWords(file, `${id}:`);
    if (!course) {
      const ids = IB_COURSES.map((one) => one.id);
      mistakes.add(
        line(),
        `There is no course "${id}".${didYouMean(id, ids)}`,
        'use the id of a course that the calculator has (packages/domain/src/ib/courses).',
      );
    }
    for (const [level, sessions] of Object.entries(levels)) {
      if (course && !(level in course.levels))
        mistakes.add(line(), `${course.name} has no ${level}.`, 'remove its boundaries.');
      for (const [session, papers] of Object.entries(sessions)) {
        if (!(session in known))
          mistakes.add(
            line(),
            `${id} has boundaries of ${session}, a session without a source.`,
            'add it to sessions.',
          );
        for (const [paper, from] of Object.entries(papers)) {
          if (from.some((bound, at) => bound <= (from[at - 1] ?? 0)))
            mistakes.add(
              line(),
              `The boundaries of ${id} ${level}, ${session} ${paper}, do not rise: ${from.join(', ')}.`,
              'compare them with the source.',
            );
        }
      }
    }
  }
  mistakes.report();
}
