import { LANGUAGES } from '@tutoring/domain/languages';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readData } from '../read/data';
import { shellData } from './shell-data';

const data = readData(join(import.meta.dirname, '../../data'));
const outside = (language: (typeof LANGUAGES)[number]) => shellData(language, data).footer.outside ?? [];

it.each(LANGUAGES.filter((language) => language !== 'en'))(
  'names the outside sites of the footer in %s',
  (language) => {
    const english = outside('en').map(({ label }) => label);
    expect(english).toContain('Language school');
    for (const { label } of outside(language)) expect(english).not.toContain(label);
  },
);

it('writes the length of a session in Japanese without a space', () => {
  expect(shellData('ja', data).session).toMatch(/^\d+分$/);
});
