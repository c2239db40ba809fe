import { AP_EXAMS } from '@tutoring/domain/ap-exams';
import { IB_COURSES } from '@tutoring/domain/ib-courses';
import { expect, it } from 'vitest';
import { assessmentTables } from './loader';

it.each(AP_EXAMS)('$id cites the exam’s own page at AP Central', ({ id, name }) => {
  const source = assessmentTables(id)?.[0]?.source;
  expect(source?.name).toBe(`AP Central, ${name} exam page`);
  expect(source?.href).toMatch(/^https:\/\/apcentral\.collegeboard\.org\/courses\/ap-[a-z0-9-]+\/exam$/);
  expect(source?.when).toBe('as of July 2026, checked November 2026');
});

it.each(IB_COURSES)('$id cites the IB’s page with its subject brief once, and what we read', ({ id, name }) => {
  const [first, ...others] = assessmentTables(id) ?? [];
  expect(first?.source?.name).toBe(`IB, ${name}, subject brief`);
  expect(first?.source?.href).toMatch(/^https:\/\/www\.ibo\.org\/programmes\/diploma-programme\/curriculum\//);
  expect(first?.source?.when).toMatch(/^as restated by [a-z].*; checked November 2026$/);
  expect(others.map(({ source }) => source)).toEqual(others.map(() => undefined));
});

it('shows the times of May 2027', () => {
  const rows = (course: string) => assessmentTables(course)?.[0]?.rows;
  expect(rows('ap-calc-ab')?.map((row) => row.at(-1))).toEqual([
    '1\u00a0h\u00a040\u00a0min',
    '1\u00a0h\u00a030\u00a0min',
  ]);
  expect(rows('ap-physics-1')?.map((row) => row.at(-1))).toEqual([
    '1\u00a0h\u00a025\u00a0min',
    '1\u00a0h\u00a035\u00a0min',
  ]);
});
