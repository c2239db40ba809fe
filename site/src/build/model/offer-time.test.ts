import { LANGUAGES } from '@tutoring/domain/languages';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readYaml } from '../content/read-yaml';
import { offers } from '../content/schemas/seasons';
import { offerText, offerTime } from './offer-time';
import { isRunning } from '../../shared/offers/offer';

it.each([
  ['2025-09-15T12:00:00Z', true],
  // Toronto is four hours behind: the end of the offer's last day.
  ['2025-09-16T03:59:59Z', true],
  ['2025-09-16T04:00:00Z', false],
  ['2026-11-21T12:00:00Z', false],
])('at %s the offer runs: %s', (now, runs) => {
  const offer = offerTime({ until: '2025-09-15' });
  expect(isRunning(offer, Date.parse(now))).toBe(runs);
});

it('starts and ends an offer at midnight in Toronto, across a clock change', () => {
  const later = offerTime({ from: '2026-11-01', until: '2026-11-30' });
  expect(isRunning(later, Date.parse('2026-11-01T03:59:59Z'))).toBe(false);
  expect(isRunning(later, Date.parse('2026-11-01T04:00:00Z'))).toBe(true);
  expect(isRunning(later, Date.parse('2026-12-01T04:59:59Z'))).toBe(true);
  expect(isRunning(later, Date.parse('2026-12-01T05:00:00Z'))).toBe(false);
});

it('writes the last day into the text, as each language does', () => {
  const { 'five-for-three': offer } = readYaml(join(import.meta.dirname, '../../../data/offers.yaml'), offers);
  const texts = LANGUAGES.map((language) => offerText({ text: {}, ...offer, until: '2025-09-15' }, language).text);
  expect(texts).toEqual([
    '5 sessions for the price of 3, until September 15, 2025.',
    '以 3 節學費上 5 節課，優惠至2025年9月15日。',
    '支付3次课的费用，可上5次课，有效期至2025年9月15日。',
    '2025年9月15日まで、3回分の授業料で5回受講できます。',
    '2025년 9월 15일까지, 3회 수업료로 5회 수업.',
    '5 حصص بسعر 3 حصص، حتى 15 سبتمبر 2025.',
    '5 clases al precio de 3, hasta el 15 de septiembre de 2025.',
    '5 séances pour le prix de 3, jusqu’au 15 septembre 2025.',
    '5 Einheiten zum Preis von 3, bis zum 15. September 2025.',
    '5 lezioni al prezzo di 3, fino al 15 settembre 2025.',
    '5 lessen voor de prijs van 3, tot en met 15 september 2025.',
  ]);
});

it('gives the English text, with an English day, to a language that has none', () => {
  const offer = {
    text: { en: 'Ten for nine, until {until}.', de: 'Zehn für neun, bis zum {until}.' },
    until: '2027-01-31',
  };
  expect(offerText(offer, 'ja')).toEqual({ text: 'Ten for nine, until January 31, 2027.', lang: 'en' });
  expect(offerText(offer, 'de', 'de-CH')).toEqual({ text: 'Zehn für neun, bis zum 31. Januar 2027.' });
});
