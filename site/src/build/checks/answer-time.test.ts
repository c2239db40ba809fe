import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { spokenTime } from '@tutoring/domain/time-text';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTACT, pathIn } from '../../shared/paths';
import { readData } from '../content/data';

const SITE = join(import.meta.dirname, '../../..');
const { answer } = readData(join(SITE, 'data')).brand;

// Writers state the answer time in a sentence of each language, so a test must compare it with brand.yaml.
it('brand.yaml promises an answer on the next working day, as the contact pages do', () => {
  expect(answer.workingDays, 'The contact pages say "the next working day": change all of them').toBe(1);
});

/** How a writer may state an hour. */
function hoursOf(time: string, language: Language): string[] {
  const hour = Number(time.slice(0, 2));
  const words: Partial<Record<Language, string>> = {
    ar: 'السادسة مساءً',
    ja: `${hour}時`,
    'zh-Hans': `${hour}点`,
    'zh-Hant': `下午 ${hour - 12} 時`,
  };
  return [time, spokenTime(time, language), words[language] ?? time];
}

it.each(LANGUAGES)('the contact page states the hour from brand.yaml (%s)', (language) => {
  const page = readFileSync(join(SITE, 'content', `${pathIn(language, CONTACT)}.mdx`), 'utf8');
  // The frontmatter is not part of the page.
  const [, , body] = page.split(/^---$/m);
  const hours = hoursOf(answer.until, language);
  expect(
    hours.some((hour) => body?.replaceAll(/\s/g, ' ').includes(hour)),
    `none of ${hours.join(', ')}`,
  ).toBe(true);
});
