import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readData } from '../content/data';
import { consentBanners, offerCards, placesWithCard, regionStrips, sayer } from './cards';

const site = join(import.meta.dirname, '../../..');
const data = readData(join(site, 'data'));
const say = sayer(site);

describe('the strips of regions', () => {
  const cards = new Map(regionStrips(data, say));

  it('are there for every place, each in every language of its pages', () => {
    expect([...cards.keys()]).toEqual(placesWithCard(data).map((place) => place.toLowerCase()));
    for (const { languages, country, subdivision } of data.regions.withPage) {
      const html = cards.get([country, subdivision].filter(Boolean).join('-').toLowerCase()) ?? '';
      const langs = [...html.matchAll(/<section[^>]* lang="([^"]+)"/g)].map(([, lang]) => lang);
      expect(langs).toEqual(languages.map(({ lang }) => lang));
      // Each leads to all of them; nothing was left without its words.
      for (const { path } of languages) expect(html.split(`href="${path}"`).length - 1).toBe(languages.length);
      expect(html).not.toMatch(/\{\w+\}|undefined|aria-label=""/);
    }
  });

  it('speak the region’s language, and lead there first', () => {
    const [japanese = '', english = ''] = cards.get('jp')?.split(/(?=<section)/) ?? [];
    expect(japanese).toMatch(
      /data-region="jp".*href="\/jp"[^>]*>日本のご家庭向けページ<.*lang="en-JP"[^>]*>English<.*日本以外にお住まいですか/,
    );
    expect(english).toMatch(
      /href="\/jp\/en"[^>]*>Our page for families in Japan<.*lang="ja-JP"[^>]*>日本語<.*Not in Japan\?/,
    );
    expect(cards.get('ae')).toContain('dir="rtl"');
  });

  it('name the state where only that has a page', () => {
    expect(placesWithCard(data)).toEqual(expect.arrayContaining(['US-CA', 'US-NY', 'US-TX', 'GB']));
    expect(placesWithCard(data)).not.toContain('US');
  });
});

describe('the cards of offers', () => {
  const sample = {
    text: { en: 'Five for three, until {until}.', ja: '{until}まで、3回分で5回。' },
    terms: { en: 'The rest is refunded.' },
    until: '2026-09-15',
    pages: ['/promo'],
  };
  const at = (now: string, card = true) =>
    offerCards({ offers: { sample: { ...sample, card } } }, say, Date.parse(now));

  it('say what it is, until when, and its terms, in each language', () => {
    const cards = new Map(at('2026-09-15T12:00:00Z'));
    expect(cards.size).toBe(11);
    expect(cards.get('sample.en')).toContain('Five for three, until September 15, 2026.');
    expect(cards.get('sample.en')).toMatch(/The rest is refunded\..*href="\/promo"[^>]*>See the conditions/);
    expect(cards.get('sample.ja')).toMatch(/lang="ja".*2026年9月15日まで、3回分で5回。.*条件を見る/);
  });

  it('mark as English what has no translation', () => {
    const cards = new Map(at('2026-09-15T12:00:00Z'));
    expect(cards.get('sample.ja')).toContain('<span lang="en" dir="ltr">The rest is refunded.</span>');
    expect(cards.get('sample.ar')).toContain(
      '<span lang="en" dir="ltr">Five for three, until September 15, 2026.</span>',
    );
    expect(cards.get('sample.en')).not.toContain('<span lang="en"');
  });

  it.each([
    ['that has not begun is written, for a page may be read when it has', '2026-01-01', true, 11],
    ['that has ended is not written', '2026-09-16T04:00:00Z', true, 0],
    ['without one has none', '2026-09-01', false, 0],
  ])('%s', (_, now, hasCard, count) => {
    expect(at(now, hasCard)).toHaveLength(count);
  });

  it('are none of the sample that we ship: it has ended', () => {
    expect(offerCards(data, say, Date.parse('2026-01-01'))).toEqual([]);
  });
});

it('names in the question about cookies what this build stores, and nothing of companies that it does not use', () => {
  const english = new Map(consentBanners(site, data)).get('consent.en') ?? '';
  expect(english).toContain('tutoring-attribution');
  expect(english.includes('_ga')).toBe(Boolean(process.env.GATSBY_GTAG_ID ?? process.env.GATSBY_GTM_ID));
  expect(english).not.toContain('_GRECAPTCHA');
});
