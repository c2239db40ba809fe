import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { didYouMean } from './did-you-mean';
import { lineOfWords } from './line-of';
import { Mistakes } from './problem';
import { readYaml } from './read-yaml';
import { courseChangeTexts, type courseChanges } from './schemas/finding';

type CourseChange = z.output<typeof courseChanges>[number];

/** The texts of the course changes in each other language, by {@link changeKey}. */
export type CourseChangeTexts = Partial<Record<Language, z.output<typeof courseChangeTexts>>>;

/** The name of a course change in the files of translations: `IB History 2028-05`. */
export function changeKey({ programme, course, first }: Pick<CourseChange, 'programme' | 'course' | 'first'>): string {
  return `${programme} ${course} ${first}`;
}

/**
 * Reads data/course-changes/*.yaml.
 * @throws {ContentProblem | ContentProblems} for each translation without an entry in course-changes.yaml, and each entry without one.
 */
export function readCourseChangeTexts(folder: string, changes: readonly CourseChange[]): CourseChangeTexts {
  const keys = changes.map(changeKey);
  const mistakes = new Mistakes();
  const texts = LANGUAGES.flatMap((language) => {
    const file = join(folder, `course-changes/${language}.yaml`);
    if (!existsSync(file)) return [];
    const read = mistakes.in(() => readYaml(file, courseChangeTexts)) ?? {};
    for (const key of Object.keys(read).filter((name) => !keys.includes(name))) {
      const what = `It translates "${key}", which is not in course-changes.yaml.${didYouMean(key, keys)}`;
      mistakes.add(lineOfWords(file, key), what, 'correct or remove it.');
    }
    for (const key of keys.filter((name) => !(name in read)))
      mistakes.add(file, `It lacks "${key}".`, 'translate that entry of course-changes.yaml.');
    return [[language, read]];
  });
  mistakes.report();
  return Object.fromEntries(texts) as CourseChangeTexts;
}
