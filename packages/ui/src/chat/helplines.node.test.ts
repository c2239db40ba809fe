import { LANGUAGES } from '@tutoring/domain/languages';
import { expect, it } from 'vitest';
import { ANSWER_MESSAGES } from './answer-messages';
import { countryOf, inOrder } from './helplines';
import { HELPLINES } from './sample-answers';

const { countries } = HELPLINES;
const german = { kind: 'direct', about: 'distress', language: 'de' } as const;

it.each([
  ['the visitor’s country', 'CH', ['de-DE'], 'CH'],
  ['no country if the visitor’s country has no helplines', 'NO', ['de-DE'], undefined],
  ['the country of the page’s language', undefined, ['de-CH', 'de-DE'], 'CH'],
  ['the country of the browser’s languages', undefined, ['en', 'de', 'de-CH'], 'CH'],
  ['the default country if the browser has another language than the message', undefined, ['ar-SA'], 'DE'],
  ['the default country of the message’s language', undefined, ['en', 'not a language', 'en-GB'], 'DE'],
])('shows the helplines of %s first', (_, country, tags, expected) => {
  expect(countryOf({ ...german, country }, countries, tags)).toBe(expected);
});

it('shows helplines for everyone first in distress, and those for young people first after abuse', () => {
  const lines = countries[0]?.lines ?? [];
  expect(inOrder(lines, 'distress').map(({ call }) => call)).toEqual(['143', '147']);
  expect(inOrder(lines, 'abuse').map(({ call }) => call)).toEqual(['147', '143']);
});

it('has a placeholder for each number in every language', () => {
  for (const language of LANGUAGES) {
    const { danger, dangerTwo, byText } = ANSWER_MESSAGES[language];
    expect(
      [danger, byText].every((text) => text.includes('{number}')),
      language,
    ).toBe(true);
    expect(dangerTwo, language).toMatch(/\{ambulance\}[\s\S]*\{police\}/);
  }
});

it('addresses children informally in every direct answer', () => {
  expect(ANSWER_MESSAGES.de.distress).toMatch(/\bdu\b/);
  expect(ANSWER_MESSAGES.fr.distress).toMatch(/\bTu\b/);
  for (const [language, formal] of [
    ['de', /\b(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b(?! helfen)/],
    ['fr', /\b(?:vous|votre|vos)\b/i],
    ['es', /\b(?:usted|ustedes)\b/i],
    ['it', /\b(?:Lei|Suo|Sua|Suoi|Sue|La prego)\b/],
    ['nl', /\b(?:u|uw)\b/i],
  ] as const)
    for (const text of Object.values(ANSWER_MESSAGES[language])) expect(text).not.toMatch(formal);
});
