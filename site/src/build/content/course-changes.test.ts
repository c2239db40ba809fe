import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readData } from './data';

const { 'course-changes': changes } = readData(join(import.meta.dirname, '../../../data'));

it.each(changes)('$programme $course changes with exams in May or November', ({ pages, first }) => {
  expect(first).toMatch(/-(05|11)$/);
  expect(pages.length).toBeGreaterThan(0);
});
