import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readData, type Region } from '../../../../build/read/data';
import { regionFacts } from './facts';

describe('a region in a few facts', () => {
  const data = readData(join(import.meta.dirname, '../../../../data'));
  const factsOf = (id: string, lang: string) =>
    regionFacts(data.regions.withPage.find((region) => region.id === id) as Region, lang, data);

  it('speaks the page’s language', () => {
    expect(factsOf('jp', 'ja-JP')).toMatchObject({
      sessions: '5月、11月',
      ahead: { winter: '+14', summer: '+13' },
      currency: '日本円 (JPY)',
    });
    expect(factsOf('ch', 'en-CH').languages).toBe('English, French on request, German on request, Italian on request');
  });

  it('writes Latin digits in Arabic, and nothing where the clocks are the same', () => {
    expect(factsOf('sa', 'ar-SA').ahead?.winter).toMatch(/\+8/);
    expect(factsOf('us-nyc', 'en-US').ahead).toBeUndefined();
  });
});
