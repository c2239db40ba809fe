import { IB_COURSES, type IbLevel } from '@tutoring/domain/ib-courses';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readData } from '../content/data';
import { checkBoundaries } from './boundaries';

const DATA = join(import.meta.dirname, '../../../data');
const { 'ib-boundaries': boundaries } = readData(DATA);

it('gives a grade for four of five course levels, by two sessions or more', () => {
  const levels = IB_COURSES.filter(({ letters }) => !letters).flatMap(({ id, levels }) =>
    Object.keys(levels).map((level) => boundaries.courses[id]?.[level as IbLevel]),
  );
  const graded = levels.filter((sessions) => sessions && Object.keys(sessions).length >= 2);
  expect(graded.length / levels.length).toBeGreaterThanOrEqual(0.8);
});

it('has only sessions that say something about the next one', () => {
  for (const { confidence } of Object.values(boundaries.sessions)) expect(confidence).not.toBe('low');
  // The IB lowered boundaries because of the pandemic.
  expect(Object.keys(boundaries.sessions)).not.toEqual(expect.arrayContaining([expect.stringMatching(/N20|2[12]$/)]));
});

it.each([
  ['a course that does not exist', { 'ib-chemistri': {} }, /no course "ib-chemistri"/],
  ['a level that the course lacks', { 'ib-french-ab-initio': { HL: {} } }, /French ab initio has no HL/],
  ['a session without a source', { 'ib-physics': { SL: { M12: {} } } }, /M12, a session without a source/],
  ['boundaries that do not rise', { 'ib-physics': { SL: { M25: { TZ1: [1, 2, 3, 5, 4, 6] } } } }, /TZ1, do not rise/],
])('rejects %s', (_, courses, message) => {
  expect(() => checkBoundaries(DATA, { 'ib-boundaries': { ...boundaries, courses } })).toThrow(message);
});
