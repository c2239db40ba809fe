import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages';
import { spaced } from './phrases';
import { placeOfPath, placesIn, readPlaces, type Places } from './places';

const PLACES: Places = {
  ae: { paths: ['/ae', '/schools/dubai'], country: 'AE', names: ['Dubai', 'دبي', '迪拜'] },
  kr: { paths: ['/kr'], country: 'KR', names: ['Seoul', 'Korea'] },
  jp: { paths: ['/jp'], country: 'JP', names: ['Tokyo'] },
};
const namedIn = (text: string, language: (typeof LANGUAGES)[number] = 'en') =>
  placesIn(spaced(text), PLACES, language).named;

describe('the place of a page', () => {
  it.each([
    ['/ae', 'ae'],
    ['/ae/fees', 'ae'],
    ['/schools/dubai/college', 'ae'],
    ['/aerobics', undefined],
    ['/', undefined],
  ])('%s: %s', (path, place) => {
    expect(placeOfPath(path, PLACES)).toBe(place);
  });
});

describe('a text names', () => {
  it.each(LANGUAGES)('a country by its name in %s', (language) => {
    const country = new Intl.DisplayNames(language, { type: 'region' }).of('JP') ?? '';
    expect(namedIn(country, language)).toEqual(['jp']);
  });

  it.each([
    ['a city', 'lessons in Dubai?', 'en', ['ae']],
    ['two places', 'from Tokyo to Seoul', 'en', ['jp', 'kr']],
    ['a country without a page', 'do you teach in Poland', 'en', ['other']],
    ['the longer of two names', 'schools in South Korea', 'en', ['kr']],
    ['a place with a joined Arabic prefix', 'دروس بدبي', 'ar', ['ae']],
    ['a place inside Chinese', '在迪拜上课', 'zh-Hans', ['ae']],
    ['no place inside a word', 'dubaiesque', 'en', []],
  ] as const)('%s', (_, text, language, named) => {
    expect([...namedIn(text, language)].sort()).toEqual(named);
  });

  it('and is the same without them', () => {
    expect(placesIn(spaced('price in Dubai please'), PLACES, 'en').rest.replace(/ +/g, ' ')).toBe(' price in please ');
    expect(placesIn(spaced('price please'), PLACES, 'en').rest).toBe(' price please ');
  });
});

it('rejects invalid places', () => {
  expect(readPlaces(JSON.parse(JSON.stringify(PLACES)))).toEqual(PLACES);
  for (const wrong of [undefined, 'ae', { ae: {} }, { ae: { paths: ['/ae'] } }, { ae: { paths: '/ae', names: [] } }])
    expect(readPlaces(wrong)).toBeUndefined();
});
