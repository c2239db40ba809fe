import { LANGUAGES } from '@tutoring/domain/languages';
import { LEAD_MESSAGES } from '@tutoring/domain/lead-messages';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SITE_MESSAGES } from '../../generated/site-messages';
import { inCountry } from '../../shared/country-text';
import { HERO, page } from '../../testing/sample-page';
import { checkRefusedPhrases, readRefusedPhrases, refusedIn } from './refused-phrases';
import { readData } from '../content/data';
import { libraryMessages } from '../content/library-messages';
import { checkPromises } from './promises';

const SITE = join(import.meta.dirname, '../../..');
const refused = readRefusedPhrases(join(SITE, 'data'));

/** A page with this text. */
const pageWith = (text: string, relative = 'page.mdx', head = {}) =>
  page(relative, { head, body: `${HERO}\n${text}\n` });

describe('checkRefusedPhrases', () => {
  it.each([
    ['The answer stands on the page below.', 'stands on the page'],
    ['We look whether the diagram is used.', 'look whether'],
    ['Source: general knowledge.', 'general knowledge'],
    ['You will search in vain.', 'in vain'],
  ])('finds a phrase in "%s"', (text, found) => {
    expect(() => checkRefusedPhrases([pageWith(text)], refused)).toThrow(found);
  });

  it('matches whole words only, in the phrase’s language', () => {
    expect(() => checkRefusedPhrases([pageWith('We recommend amendments.')], refused)).not.toThrow();
    expect(() => checkRefusedPhrases([pageWith('in vain', 'de/index.mdx')], refused)).not.toThrow();
  });

  it.each([
    ['de/index.mdx', 'Zwölf Sitzungen bis Mai.', 'Sitzungen'],
    ['fr/index.mdx', 'Un tuteur répond.', 'tuteur'],
    ['es/index.mdx', 'Clases en línea.', 'en línea'],
    ['ch/it.mdx', 'Un tutor risponde.', 'tutor'],
    ['nl/index.mdx', 'Een tutor antwoordt.', 'tutor'],
    ['jp/index.mdx', '授業は一対一です。', '一対一'],
    ['kr/index.mdx', '강사가 답합니다.', '강사'],
    ['cn/index.mdx', '导师会回复。', '导师'],
    ['hk/index.mdx', '線上補習。', '線上'],
    ['ae/index.mdx', 'المدرّس يجيب.', 'المدرّس'],
  ])('finds a phrase of the page’s language on %s', (file, text, found) => {
    expect(() => checkRefusedPhrases([pageWith(text, file)], refused)).toThrow(found);
  });

  it('holds a phrase of one country against that country only', () => {
    const swiss = [{ tag: 'de-CH', phrase: /Lehrkraft/, instead: 'Lehrperson' }];
    expect(refusedIn('Eine Lehrkraft', 'de-CH', swiss)).toEqual([{ found: 'Lehrkraft', instead: 'Lehrperson' }]);
    expect(refusedIn('Eine Lehrkraft', 'de-DE', swiss)).toEqual([]);
    // The German interface is also that of Swiss pages, as inCountry() writes it.
    expect(refusedIn(inCountry('Eine Lehrkraft', 'de-CH'), 'de-CH', swiss)).toEqual([]);
  });

  it.each(LANGUAGES)('finds none in the interface and the mails in %s', async (language) => {
    const components = Object.values(libraryMessages(SITE)).map(
      (folder) => import(`${folder}/${language}`) as Promise<object>,
    );
    const messages = [
      ...(await Promise.all(components)),
      SITE_MESSAGES[language],
      LEAD_MESSAGES[language],
      readData(join(SITE, 'data')).messages[language],
    ];
    const texts = messages.flatMap((one) => JSON.stringify(one).match(/"(?:[^"\\]|\\.)*"(?!:)/g) ?? []);
    expect(texts.flatMap((text) => refusedIn(text, language, refused).map(({ found }) => [found, text]))).toEqual([]);
  });

  it('has a replacement for each phrase', () => {
    expect(refused.every(({ instead }) => instead.length > 0)).toBe(true);
    expect(refused.length).toBeGreaterThan(10);
  });
});

describe('checkPromises', () => {
  it('rejects a mentioned tool without a page or without a link', () => {
    expect(() => checkPromises([pageWith('Try our question bank.')])).toThrow('no page /practice');
    const tool = pageWith('x', 'tools/premium-grade-calculator.mdx');
    expect(() => checkPromises([tool, pageWith('Try the grade calculator.')])).toThrow('without a link');
  });

  it('requires a mark around each claim that only the owner can confirm', () => {
    const claim = 'Unused sessions are refunded.';
    expect(() => checkPromises([pageWith(claim)])).toThrow('only the owner');
    expect(() => checkPromises([pageWith(`<Claim of="known">${claim}</Claim>`)])).not.toThrow();
    expect(() => checkPromises([pageWith(`<Claim of="known">${claim}</Claim> Packages are refunded.`)])).toThrow(
      'refunded',
    );
    expect(() => checkPromises([pageWith(`Text. <Claim of="struck">${claim}</Claim>`)])).not.toThrow();
  });
});
