import { LANGUAGES } from '@tutoring/domain/languages';
import { expect, it } from 'vitest';
import { dueText } from './time-text';

it.each(LANGUAGES)('says in %s by when an answer comes, with each word once', (language) => {
  const promise = { workingDays: 1, until: '18:00', timeZone: 'America/Toronto' } as const;
  const text = dueText(Date.parse('2026-11-26T15:00Z'), language, ['Europe/Berlin'], promise);
  expect(text).not.toMatch(/[{}]/);
  expect(text).not.toMatch(/(\p{Letter}+) \1\b/iu);
  expect(text).toMatch(/2[78]/);
});
