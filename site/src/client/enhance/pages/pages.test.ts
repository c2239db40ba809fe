import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['in the evening in Toronto', Date.UTC(2027, 3, 23, 0, 30), 240, 'in 1 day'],
  ['in the morning in Tokyo', Date.UTC(2027, 3, 21, 22), -540, 'in 1 day'],
  ['a week before, in the evening in Toronto', Date.UTC(2027, 3, 17, 0, 30), 240, 'in 1 week'],
])('counts the days to the exams by the visitor’s calendar, %s', async (_, now, offset, expected) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  const weeks = { textContent: '', getAttribute: () => '2027-04-23', closest: () => null };
  vi.stubGlobal('document', { querySelectorAll: () => [weeks], documentElement: { lang: 'en' } });
  const { correctWeeks } = await import('./exam-weeks');
  correctWeeks(now);
  expect(weeks.textContent).toBe(expected);
});

it.each([
  ['yesterday’s answer', 'and two words', 'yesterday’s answer\n\nand two words'],
  ['yesterday’s answer', '', 'yesterday’s answer'],
  ['yesterday’s answer', 'yesterday’s answer', 'yesterday’s answer'],
  [null, 'two words', 'two words'],
])('restores the saved answer (%s) and keeps what was typed before that (%s)', async (saved, typed, expected) => {
  const device = new Map(saved ? [['tutoring-answer-a', saved]] : []);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  });
  const { saveAnswers } = await import('./practice');
  const field = { value: typed, dataset: { keep: 'a' }, addEventListener: () => undefined };
  saveAnswers([field as unknown as HTMLTextAreaElement]);
  expect([field.value, device.get('tutoring-answer-a')]).toEqual([expected, expected]);
});
