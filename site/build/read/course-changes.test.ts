import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readData } from './data';

const { 'course-changes': changes } = readData(join(import.meta.dirname, '../../data'));
const MONTHS = 12;
const monthsSince = (month: string, now = new Date()) => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - of;
};

describe.each(changes)('$programme $course', ({ checked, pages, first }) => {
  it(`was checked within ${MONTHS} months`, () => {
    expect(monthsSince(checked), 'Read its source again, then set `checked`.').toBeLessThanOrEqual(MONTHS);
  });

  it('begins with exams there are: in May or November', () => {
    expect(first).toMatch(/-(05|11)$/);
    expect(pages.length).toBeGreaterThan(0);
  });
});

it('counts months over the turn of a year', () => {
  expect(monthsSince('2026-11', new Date('2027-11-30'))).toBe(12);
  expect(monthsSince('2026-11', new Date('2027-12-01'))).toBe(13);
});
