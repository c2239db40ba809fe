import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readData, type Region } from '../../../build/content/data';
import { messages } from '../../../shared/messages/en';
import { regionFacts } from './loader';
import { regionRows } from './rows';

describe('regionFacts', () => {
  const data = readData(join(import.meta.dirname, '../../../../data'));
  const factsOf = (id: string, lang: string) =>
    regionFacts(data.regions.withPage.find((region) => region.id === id) as Region, lang, data);

  it('uses the page’s language', () => {
    expect(factsOf('jp', 'ja-JP')).toMatchObject({
      sessions: '5月、11月',
      ahead: { winter: '+14', summer: '+13' },
      currency: '日本円（JPY）',
    });
    expect(factsOf('ch', 'en-CH').languages).toBe('English, on request French, German and Italian');
  });

  it('leads to the region’s own dates, in the page’s language', () => {
    expect(factsOf('de', 'de-DE').dates).toEqual({ label: 'Termine und Fristen', href: '/dates/de#region-de' });
    expect(factsOf('bh', 'en-BH').dates.href).toBe('/dates#applications');
  });

  it('writes Latin digits in Arabic, and no difference if the clocks are the same', () => {
    expect(factsOf('sa', 'ar-SA').ahead?.winter).toMatch(/\+8/);
    expect(factsOf('us-nyc', 'en-US').ahead).toBeUndefined();
  });

  it('gives one clock difference if winter and summer are equal, with a minus sign', () => {
    const clock = (id: string, lang: string) =>
      regionRows(factsOf(id, lang), { messages, prices: '' }).find(([label]) => label === messages.glanceClock)?.[1];
    expect(clock('us-hou', 'en-US')).toBe('Toronto −1 h in winter and summer');
    expect(clock('jp', 'en-JP')).toBe('Toronto +14 h in January, +13 h in July');
    expect(clock('us-nyc', 'en-US')).toBe('the same as in Toronto');
  });

  it('draws the hours of the first days only, and lists all of them', () => {
    const { day } = factsOf('us-hou', 'en-US');
    expect(day.windows).toEqual([{ from: 16, to: 20.5 }]);
    expect(day.days).toBe('Mon – Fri');
    expect(day.hours).toEqual(['Mon – Fri 4:00 – 8:30\u00a0PM', 'Sat – Sun 9:00\u00a0AM – 5:00\u00a0PM']);
    expect(factsOf('ae', 'en-AE').day).toMatchObject({ days: 'Mon – Thu', windows: [{ from: 16.5, to: 21 }] });
  });
});
