import { join } from 'node:path';
import { LANGUAGES } from '@tutoring/domain/languages';
import { expect, it } from 'vitest';
import { readData } from '../../../build/content/data';
import { tierTexts } from './texts';

const folder = join(import.meta.dirname, '../../../../data');
const data = readData(folder);
const struck = data.claims.map((claim) => ({
  ...claim,
  ...(claim.id === 'study-chat' && { answer: { is: 'not-us', by: 'Ada Example', on: '2026-11-27' } as const }),
}));

it.each(LANGUAGES)('a subscription in %s is without Study Chat when the owner has struck it', (language) => {
  expect(JSON.stringify(tierTexts('subscription', language, data))).toContain('Study Chat');
  const texts = tierTexts('subscription', language, readData(folder, struck));
  expect(JSON.stringify(texts)).not.toContain('Study Chat');
  expect(texts.contents).toHaveLength(2);
});
