import { expect, it } from 'vitest';
import { countWeeksTo, sessionName, weeksTo } from './exam-line';

const NOW = Date.UTC(2026, 10, 23, 19);
const IB = '2027-04-23';

it('counts down to a day, or to a month', () => {
  expect(countWeeksTo('2027-11', Date.UTC(2027, 9, 18))).toBe(2);
});

it('counts whole weeks, so that nobody plans one too many', () => {
  // 151 days: 21 weeks and 4 days.
  expect(countWeeksTo(IB, NOW)).toBe(21);
  expect(countWeeksTo(IB, Date.UTC(2026, 10, 27))).toBe(21);
  expect(countWeeksTo(IB, Date.UTC(2026, 10, 27, 1))).toBe(21);
  expect(countWeeksTo(IB, Date.UTC(2026, 10, 28))).toBe(20);
});

it('formats the time in each language', () => {
  expect(weeksTo(IB, 'en-GB', NOW)).toBe('in 21 weeks');
  expect(weeksTo(IB, 'de', NOW)).toBe('in 21 Wochen');
  expect(weeksTo(IB, 'zh-Hans-CN', NOW)).toBe('21周后');
  // Latin digits, as everywhere in our Arabic.
  expect(weeksTo(IB, 'ar-AE', NOW)).toContain('21');
});

it('says what is left as people do where CLDR does not', () => {
  expect(weeksTo(IB, 'ja-JP', NOW)).toBe('あと21週間');
  expect(weeksTo(IB, 'ja-JP', Date.UTC(2027, 3, 20))).toBe('あと3日');
  expect(weeksTo(IB, 'ko-KR', NOW)).toBe('21주 남음');
  expect(weeksTo(IB, 'ar-AE', NOW)).toBe('بعد 21 أسبوعًا');
  expect(weeksTo(IB, 'zh-Hant', NOW)).toBe('21 個星期後');
});

it('counts days in the last week, and never below 0', () => {
  expect(weeksTo(IB, 'en', Date.UTC(2027, 3, 16, 20))).toBe('in 1 week');
  expect(weeksTo(IB, 'en', Date.UTC(2027, 3, 17))).toBe('in 6 days');
  expect(weeksTo(IB, 'en', Date.UTC(2027, 3, 22, 20))).toBe('in 1 day');
  expect(weeksTo(IB, 'en', Date.UTC(2027, 4, 20))).toBe('in 0 days');
});

it('names a session by its month', () => {
  expect(sessionName('2027-05', 'en')).toBe('May 2027');
  expect(sessionName('2027-11', 'zh-Hans')).toBe('2027年11月');
});
