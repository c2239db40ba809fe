import { expect, it } from 'vitest';
import { AP_EXAMS } from '../ap/exams';
import { EXTENDED_ESSAY, IB_COURSES } from './courses';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

it('gives every course weights that add up to 100 per cent at each level', () => {
  for (const { id, levels } of IB_COURSES) {
    for (const [level, components] of Object.entries(levels)) {
      expect(sum(components.map(({ weight }) => weight)), `${id} ${level}`).toBeCloseTo(100, 5);
    }
  }
});

it('gives every AP exam sections that add up to 100 per cent', () => {
  for (const { id, sections } of AP_EXAMS) {
    // Thirds are rounded to a tenth.
    expect(Math.abs(sum(sections.map(({ weight }) => weight)) - 100), id).toBeLessThan(0.3);
  }
});

it('names each course and exam once', () => {
  const ids = [...IB_COURSES, ...AP_EXAMS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('has the recent changes: no Paper 3 in the sciences, the new psychology, an essay out of 30', () => {
  const ibOf = (id: string) => IB_COURSES.find((course) => course.id === id);
  for (const id of ['ib-biology', 'ib-chemistry', 'ib-physics']) {
    expect(ibOf(id)?.levels.HL?.map((part) => part.id)).toEqual(['p1', 'p2', 'ia']);
  }
  expect(ibOf('ib-psychology-2027')?.levels.HL?.map(({ weight }) => weight)).toEqual([25, 25, 30, 20]);
  expect(EXTENDED_ESSAY.map(({ criteria }) => sum(criteria.map(({ max }) => max)))).toEqual([34, 30]);
});
