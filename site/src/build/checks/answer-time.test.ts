import { LANGUAGES, type Language } from '@tutoring/domain/languages';
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

/** 18:00 in the languages that do not write it so in a sentence. */
const SIX_O_CLOCK: Partial<Record<Language, string>> = {
  ar: 'السادسة مساءً',
  fr: '18 h',
  ja: '18時',
  ko: '오후 6시',
  nl: '18.00',
  'zh-Hant': '下午 6 時',
};

it.each(LANGUAGES)('the contact page states the hour from brand.yaml (%s)', (language) => {
  const page = readFileSync(join(SITE, 'content', `${pathIn(language, CONTACT)}.mdx`), 'utf8');
  // The frontmatter is not part of the page.
  const [, , body] = page.split(/^---$/m);
  expect(answer.until, 'The contact pages say 18:00: change all of them').toBe('18:00');
  expect(body).toContain(SIX_O_CLOCK[language] ?? answer.until);
});
