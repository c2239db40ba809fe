import { expect, it } from 'vitest';

it('starts at TEST_DATE if it is set', () => {
  const day = process.env.TEST_DATE;
  const today = new Date().toISOString().slice(0, 10);
  expect(today).toBe(day ? day : new Date(Date.now()).toISOString().slice(0, 10));
  expect(new Date('2026-01-02T00:00:00Z').getTime()).toBe(Date.UTC(2026, 0, 2));
});
