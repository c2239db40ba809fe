import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { regionName } from '../model/content-tree';
import { readData } from './data';
import { checkRegionNames } from './data-messages';

const folder = join(import.meta.dirname, '../../../data');
const data = readData(folder);

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
