import { LANGUAGES } from '@tutoring/domain/languages';
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

it.each(LANGUAGES)('the contact page states the hour from brand.yaml (%s)', (language) => {
  const page = readFileSync(join(SITE, 'content', `${pathIn(language, CONTACT)}.mdx`), 'utf8');
  // The frontmatter is not part of the page.
  const [, , body] = page.split(/^---$/m);
  expect(body).toContain(answer.until);
});
