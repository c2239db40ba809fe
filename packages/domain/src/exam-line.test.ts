import { expect, it } from 'vitest';
import { countWeeksTo, sessionName, weeksTo } from './exam-line';

const NOW = Date.UTC(2026, 10, 23);

it('counts the weeks to the month of a session, in the words of the language', () => {
  expect(countWeeksTo('2027-05', NOW)).toBe(23);
  expect(weeksTo('2027-05', 'en-GB', NOW)).toBe('in 23 weeks');
  expect(weeksTo('2027-05', 'de', NOW)).toBe('in 23 Wochen');
  expect(weeksTo('2027-05', 'ja', NOW)).toBe('23 週間後');
  // Latin digits, as everywhere in our Arabic.
  expect(weeksTo('2027-05', 'ar-AE', NOW)).toContain('23');
  expect(weeksTo('2027-05', 'en', Date.UTC(2027, 3, 24))).toBe('in 1 week');
});

it('does not count below nothing', () => {
  expect(countWeeksTo('2027-05', Date.UTC(2027, 4, 20))).toBe(0);
});

it('names a session by its month', () => {
  expect(sessionName('2027-05', 'en')).toBe('May 2027');
  expect(sessionName('2027-11', 'zh-Hans')).toBe('2027年11月');
});
