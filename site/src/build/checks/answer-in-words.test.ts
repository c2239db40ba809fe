import { LANGUAGES } from '@tutoring/domain/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTACT, pathIn } from '../../shared/paths';
import { readData } from '../content/data';

const SITE = join(import.meta.dirname, '../../..');
const { answer } = readData(join(SITE, 'data')).brand;

// Writers put the promise into a sentence of each language: nothing else keeps it as brand.yaml has it.
it('is promised on the contact pages as brand.yaml has it: the next working day', () => {
  expect(answer.workingDays, 'The contact pages say "the next working day": change all of them').toBe(1);
});

it.each(LANGUAGES)('and the hour (%s)', (language) => {
  const page = readFileSync(join(SITE, 'content', `${pathIn(language, CONTACT)}.mdx`), 'utf8');
  // What is left to confirm is no text of the page.
  const [, , body] = page.split(/^---$/m);
  expect(body).toContain(answer.until);
});
