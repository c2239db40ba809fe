import { transcriptMistakes } from '@tutoring/domain/student-work';
import { join } from 'node:path';
import type { SiteData } from '../content/data';
import { didYouMean } from '../content/did-you-mean';
import { lineOfWords } from '../content/line-of';
import { Mistakes } from '../content/problem';
import { subjectPages } from '../model/subject-pages';

/** The file of students' marked work, in the data folder. */
export const STUDENT_WORK_FILE = 'student-work.yaml';

/**
 * Checks students' marked work: marks stand on words of the answer, its subject has a page, each request has one sample, and
 * nothing in it leads to a person.
 * @param folder The data folder.
 * @throws {ContentProblem | ContentProblems} naming the line and the fix of each mistake.
 */
export function checkStudentWork(
  folder: string,
  data: Pick<SiteData, 'student-work' | 'navigation' | 'service-finder'>,
): void {
  const file = join(folder, STUDENT_WORK_FILE);
  const works = data['student-work'];
  const subjects = [...subjectPages(data)];
  const mistakes = new Mistakes();
  const seen = new Set<string>();
  for (const work of works) {
    const { reference, subject } = work;
    if (seen.has(reference))
      mistakes.add(
        lineOfWords(file, reference),
        `The request ${reference} has two samples, so one would stay if the family withdraws its permission.`,
        'keep one of them.',
      );
    seen.add(reference);
    if (!subjects.includes(subject))
      mistakes.add(
        lineOfWords(file, subject),
        `The sample of ${reference} is about "${subject}", which is not the page of a subject.${didYouMean(subject, subjects)}`,
        'name the page of the subject, such as /services/chemistry-tutoring.',
      );
    for (const { words, what, fix } of transcriptMistakes(work))
      mistakes.add(lineOfWords(file, words || reference), `The sample of ${reference}: ${what}`, fix);
  }
  mistakes.report();
}
