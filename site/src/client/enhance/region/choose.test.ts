import { describe, expect, it } from 'vitest';
import { chooseCard, findRegion } from './choose';

const REGIONS = ['CH', 'CN', 'ES', 'GB', 'HK', 'JP', 'US-CA', 'US-NY'];
const at = (country: string | null, region: string | null = null) => ({ country, region });

describe('findRegion', () => {
  it.each<[string, Parameters<typeof findRegion>[0], string[], string | undefined]>([
    ['finds the region of the network location', at('JP'), ['en-US'], 'JP'],
    ['prefers the network location to the languages', at('JP'), ['ko-KR'], 'JP'],
    ['finds a state if only the state has a page', at('US', 'CA'), ['en-US'], 'US-CA'],
    ['finds none in another state', at('US', 'WA'), ['en-US'], undefined],
    ['finds none if the state is unknown', at('US'), ['en-US'], undefined],
    ['finds none for a country without a page', at('CA', 'ON'), ['fr-CA'], undefined],
    ['finds none for a reader of Japanese in Canada', at('CA', 'BC'), ['ja'], undefined],
    ['guesses from the first language if the location is unknown', undefined, ['ja', 'en'], 'JP'],
    ['guesses from the region of the language', at(null), ['zh-HK'], 'HK'],
    ['finds none for a language whose likely region has no page', at(null), ['zh-Hant'], undefined],
    ['does not guess from the second language', undefined, ['en-US', 'ja'], undefined],
    ['does not guess from English', undefined, ['en-GB'], undefined],
    ['does not guess from the Spanish of another continent', undefined, ['es-419', 'es'], undefined],
    ['ignores an invalid language tag', undefined, ['c'], undefined],
    ['finds none without a location or languages', undefined, [], undefined],
  ])('%s', (_, location, languages, expected) => {
    expect(findRegion(location, languages, REGIONS)).toBe(expected);
  });
});

const card = (lang: string, ...paths: string[]) => ({ lang, paths: [...paths, '/regional'] });
const JAPAN = ['ja-JP', 'en-JP'].map((lang) => card(lang, '/jp', '/jp/en'));
const HONG_KONG = ['zh-Hant-HK', 'en-HK'].map((lang) => card(lang, '/hk', '/hk/en'));
const SWITZERLAND = ['de-CH', 'fr-CH', 'it-CH', 'en-CH'].map((lang) => card(lang, '/ch', '/ch/fr', '/ch/it', '/ch/en'));
const HOME = { path: '/', lang: 'en' };

describe('chooseCard', () => {
  it.each<[string, ReturnType<typeof card>[], string[], { path: string; lang: string }, string | undefined]>([
    ['chooses the region’s language if the visitor reads it', JAPAN, ['ja', 'en'], HOME, 'ja-JP'],
    ['chooses English if the visitor prefers it', JAPAN, ['en-US', 'ja'], HOME, 'en-JP'],
    ['chooses the visitor’s second language if the first has no card', JAPAN, ['ko', 'ja'], HOME, 'ja-JP'],
    ['knows scripts', HONG_KONG, ['zh-TW'], HOME, 'zh-Hant-HK'],
    ['does not confuse two scripts of a language', HONG_KONG, ['zh-CN', 'en'], HOME, 'en-HK'],
    [
      'chooses the page’s language if the visitor reads none of the cards',
      SWITZERLAND,
      ['pl'],
      { path: '/fr', lang: 'fr-FR' },
      'fr-CH',
    ],
    [
      'chooses English if the page’s language has no card either',
      JAPAN,
      ['pl'],
      { path: '/de', lang: 'de-DE' },
      'en-JP',
    ],
    ['chooses none on the region’s own page', JAPAN, ['ja'], { path: '/jp', lang: 'ja-JP' }, undefined],
    [
      'chooses none on a page of the region that the visitor can read',
      JAPAN,
      ['en', 'ja'],
      { path: '/jp', lang: 'ja-JP' },
      undefined,
    ],
    [
      'chooses the visitor’s language on a page of the region that they cannot read',
      JAPAN,
      ['en'],
      { path: '/jp', lang: 'ja-JP' },
      'en-JP',
    ],
    [
      'chooses none in a language that the visitor cannot read, on the region’s own page',
      JAPAN,
      ['pl'],
      { path: '/jp', lang: 'ja-JP' },
      undefined,
    ],
    ['chooses none if there are no cards', [], ['ja'], HOME, undefined],
  ])('%s', (_, cards, languages, here, expected) => {
    expect(chooseCard(cards, languages, here)?.lang).toBe(expected);
  });
});
