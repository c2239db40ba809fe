import { describe, expect, it } from 'vitest';
import { clockRange, clockTime, dayRange, momentText, spokenTime } from './time-text';

describe('times and days in tables', () => {
  it.each([
    ['en-GB', '16:00', '16:00 – 20:30', 'Mon – Fri'],
    ['en-US', '4:00\u00a0PM', '4:00 – 8:30\u00a0PM', 'Mon – Fri'],
    ['fr-FR', '16 h', '16 h – 20 h 30', 'du lundi au vendredi'],
    ['nl-NL', '16.00', '16.00–20.30', 'maandag t/m vrijdag'],
    ['de-DE', '16:00', '16:00–20:30', 'Montag bis Freitag'],
    ['de-CH', '16.00', '16.00–20.30', 'Montag bis Freitag'],
    ['it-CH', '16.00', '16.00–20.30', 'dal lunedì al venerdì'],
    ['es-ES', '16:00', '16:00–20:30', 'de lunes a viernes'],
    ['ja-JP', '16:00', '16:00～20:30', '月～金'],
    ['ko-KR', '16:00', '16:00~20:30', '월~금'],
    ['zh-Hans-CN', '16:00', '16:00–20:30', '周一至周五'],
    ['zh-Hant-HK', '16:00', '16:00–20:30', '星期一至星期五'],
    ['ar-AE', '16:00', 'من 16:00 إلى 20:30', 'من الاثنين إلى الجمعة'],
  ])('%s', (lang, time, range, days) => {
    expect(clockTime('16:00', lang)).toBe(time);
    expect(clockRange('16:00', '20:30', lang)).toBe(range);
    expect(dayRange([1, 2, 3, 4, 5], lang)).toBe(days);
  });

  it('writes AM and PM if a range is in both', () => {
    expect(clockRange('09:00', '17:00', 'en-US')).toBe('9:00\u00a0AM – 5:00\u00a0PM');
    expect(clockTime('00:15', 'en-US')).toBe('12:15\u00a0AM');
  });

  it('names one day alone, and two days with "and" where their names are long', () => {
    expect(dayRange([3], 'fr')).toBe('mercredi');
    expect(dayRange([6, 7], 'fr')).toBe('samedi et dimanche');
    expect(dayRange([6, 7], 'ja')).toBe('土～日');
  });
});

describe('a moment in running text', () => {
  it.each([
    ['en', 'Friday, November 27 at 08:00'],
    ['fr', 'vendredi 27 novembre à 8 h'],
    ['de', 'Freitag, 27. November, 8:00 Uhr'],
    ['de-CH', 'Freitag, 27. November, 8.00 Uhr'],
    ['it', 'venerdì 27 novembre alle 8:00'],
    ['es', 'viernes 27 de noviembre a las 8:00'],
    ['nl', 'vrijdag 27 november om 8.00 uur'],
    ['ja', '11月27日（金）8:00'],
    ['ko', '11월 27일(금) 오전 8시'],
    ['zh-Hans', '11月27日（周五）8:00'],
    ['zh-Hant', '11月27日（星期五）上午8時'],
    ['ar', 'الجمعة 27 نوفمبر، الساعة 8 صباحًا'],
  ])('%s', (lang, text) => {
    expect(momentText(Date.parse('2026-11-27T08:00Z'), lang, 'UTC')).toBe(text);
  });

  it('has minutes, and the other half of the day', () => {
    expect(['ar', 'ko', 'zh-Hant', 'fr'].map((lang) => spokenTime('18:30', lang))).toEqual([
      'الساعة 6:30 مساءً',
      '오후 6시 30분',
      '下午6時30分',
      '18 h 30',
    ]);
  });
});
