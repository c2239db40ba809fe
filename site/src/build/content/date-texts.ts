import type { DateTexts, KeyDate } from '@tutoring/domain/dates';
import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { join } from 'node:path';
import { didYouMean } from './did-you-mean';
import { lineOfWords } from './line-of';
import { Mistakes } from './problem';
import { readYaml } from './read-yaml';
import { dateTexts } from './schemas/dates';

/**
 * Reads the texts of dates in every language, data/dates/*.yaml.
 * @throws {ContentProblem | ContentProblems} for each text that a language lacks, that no date has, or that lost its subject.
 */
export function readDateTexts(folder: string, dates: readonly KeyDate[]): Record<Language, DateTexts> {
  const names = [...new Set(dates.map(({ name }) => name))];
  const withSubject = new Set(dates.filter(({ subject }) => subject !== undefined).map(({ name }) => name));
  const mistakes = new Mistakes();
  const texts = LANGUAGES.map((language) => {
    const file = join(folder, `dates/${language}.yaml`);
    const read = mistakes.in(() => readYaml(file, dateTexts)) ?? {};
    for (const name of names.filter((one) => !(one in read)))
      mistakes.add(file, `It lacks "${name}", which dates.yaml uses.`, 'write that text.');
    for (const [name, text] of Object.entries(read)) {
      const line = () => lineOfWords(file, `${name}:`);
      if (!names.includes(name))
        mistakes.add(line(), `No date of dates.yaml has the name "${name}".${didYouMean(name, names)}`, 'remove it.');
      else if (text.includes('{subject}') !== withSubject.has(name))
        mistakes.add(
          line(),
          withSubject.has(name)
            ? `"${name}" must have {subject}, because its dates have subjects.`
            : `"${name}" has {subject}, but not all its dates have a subject.`,
          'compare it with the English text.',
        );
    }
    return [language, read];
  });
  mistakes.report();
  return Object.fromEntries(texts) as Record<Language, DateTexts>;
}
