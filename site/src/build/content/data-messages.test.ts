import { LANGUAGES } from '@tutoring/domain/languages';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { regionName } from '../model/content-tree';
import { readData } from './data';
import { offerText } from '../model/offer-time';
import { checkRegionNames, readDataMessages } from './data-messages';

const folder = join(import.meta.dirname, '../../../data');
const data = readData(folder);

describe('the end of an offer', () => {
  it('is in offers.yaml only, and is formatted for each language', () => {
    const texts = LANGUAGES.map((language) =>
      offerText(data.messages[language].offers['five-for-three'] ?? '', '2025-09-15', language),
    );
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

  it('is required in each language', () => {
    const copy = mkdtempSync(join(tmpdir(), 'messages-'));
    cpSync(join(folder, 'messages'), join(copy, 'messages'), { recursive: true });
    const file = join(copy, 'messages/de.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('{until}', '15. September 2025'));
    expect(() => readDataMessages(copy, { name: 'Brand', slug: 'brand' })).toThrow(
      /messages\/de\.yaml:\d+\n.*"offers\.five-for-three".*\{until\}/,
    );
  });
});

describe('the name of a region', () => {
  it('is its country’s name, unless a language has another name', () => {
    const name = (id: string, lang: string) =>
      regionName({ country: '', ...data.regions.withPage.find((region) => region.id === id), id }, data, lang);
    expect([name('hk', 'en'), name('hk', 'zh-Hant'), name('hk', 'zh-Hans')]).toEqual(['Hong Kong', '香港', '中国香港']);
    expect([name('cn', 'ko'), name('cn', 'zh-Hant'), name('us-ca', 'fr')]).toEqual(['중국', '中國內地', 'Californie']);
  });

  const french = (more: Record<string, string>) => ({
    ...data.messages,
    fr: { regions: { ...data.messages.fr.regions, ...more } },
  });

  it('is rejected if it equals the country’s name', () => {
    expect(() => checkRegionNames(folder, french({ cn: 'Chine' }), data.regions.withPage)).toThrow(
      /messages\/fr\.yaml.*\n.*"Chine".*CLDR[\s\S]*remove regions\.cn/,
    );
  });

  it('is required for subdivisions, and rejected for unknown regions', () => {
    expect(() => checkRegionNames(folder, french({ 'us-hou': '' }), data.regions.withPage)).toThrow(
      /fr\.yaml:\d+\n.*us-hou/,
    );
    expect(() => checkRegionNames(folder, french({ xx: 'X' }), data.regions.withPage)).toThrow(/fr\.yaml\n.*region xx/);
  });
});
