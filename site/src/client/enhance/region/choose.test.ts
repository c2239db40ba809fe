import { describe, expect, it } from 'vitest';
import { cardFor, placeOf } from './choose';

const PLACES = ['CH', 'CN', 'ES', 'GB', 'HK', 'JP', 'US-CA', 'US-NY'];
const at = (country: string | null, region: string | null = null) => ({ country, region });

describe('the place', () => {
  it.each<[string, Parameters<typeof placeOf>[0], string[], string | undefined]>([
    ['is where the network sees the visitor', at('JP'), ['en-US'], 'JP'],
    ['whatever they read', at('JP'), ['ko-KR'], 'JP'],
    ['is a state where only that has a page', at('US', 'CA'), ['en-US'], 'US-CA'],
    ['is none in another state', at('US', 'WA'), ['en-US'], undefined],
    ['is none where the state is not known', at('US'), ['en-US'], undefined],
    ['is none without a page', at('CA', 'ON'), ['fr-CA'], undefined],
    ['is none for a reader of Japanese in Canada', at('CA', 'BC'), ['ja'], undefined],
    ['unknown is guessed by the language', undefined, ['ja', 'en'], 'JP'],
    ['and by its region', at(null), ['zh-HK'], 'HK'],
    ['and by its script', at(null), ['zh-Hant'], undefined],
    ['but not by a second language', undefined, ['en-US', 'ja'], undefined],
    ['nor by English, which is read everywhere', undefined, ['en-GB'], undefined],
    ['nor by the Spanish of another continent', undefined, ['es-419', 'es'], undefined],
    ['nor by nonsense', undefined, ['c'], undefined],
    ['nor by nothing', undefined, [], undefined],
  ])('%s', (_, location, languages, expected) => {
    expect(placeOf(location, languages, PLACES)).toBe(expected);
  });
});

const card = (lang: string, ...paths: string[]) => ({ lang, paths: [...paths, '/regional'] });
const JAPAN = ['ja-JP', 'en-JP'].map((lang) => card(lang, '/jp', '/jp/en'));
const HONG_KONG = ['zh-Hant-HK', 'en-HK'].map((lang) => card(lang, '/hk', '/hk/en'));
const SWITZERLAND = ['de-CH', 'fr-CH', 'it-CH', 'en-CH'].map((lang) => card(lang, '/ch', '/ch/fr', '/ch/it', '/ch/en'));
const HOME = { path: '/', lang: 'en' };

describe('the card', () => {
  it.each<[string, ReturnType<typeof card>[], string[], { path: string; lang: string }, string | undefined]>([
    ['speaks the region’s language to who reads it', JAPAN, ['ja', 'en'], HOME, 'ja-JP'],
    ['speaks English to who prefers it', JAPAN, ['en-US', 'ja'], HOME, 'en-JP'],
    ['speaks the second language rather than none', JAPAN, ['ko', 'ja'], HOME, 'ja-JP'],
    ['knows scripts', HONG_KONG, ['zh-TW'], HOME, 'zh-Hant-HK'],
    ['does not take one script for the other', HONG_KONG, ['zh-CN', 'en'], HOME, 'en-HK'],
    [
      'speaks the page’s language to who reads none of its own',
      SWITZERLAND,
      ['pl'],
      { path: '/fr', lang: 'fr-FR' },
      'fr-CH',
    ],
    ['or else English', JAPAN, ['pl'], { path: '/de', lang: 'de-DE' }, 'en-JP'],
    ['is none on the region’s own page', JAPAN, ['ja'], { path: '/jp', lang: 'ja-JP' }, undefined],
    ['nor in its other language, if it is read', JAPAN, ['en', 'ja'], { path: '/jp', lang: 'ja-JP' }, undefined],
    ['leads to the language that is read from one that is not', JAPAN, ['en'], { path: '/jp', lang: 'ja-JP' }, 'en-JP'],
    ['but never to one that is not read either', JAPAN, ['pl'], { path: '/jp', lang: 'ja-JP' }, undefined],
    ['is none where there are none', [], ['ja'], HOME, undefined],
  ])('%s', (_, cards, languages, here, expected) => {
    expect(cardFor(cards, languages, here)?.lang).toBe(expected);
  });
});
