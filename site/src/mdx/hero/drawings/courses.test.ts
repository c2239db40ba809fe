import { AP_EXAMS } from '@tutoring/domain/ap-exams';
import { IB_COURSES } from '@tutoring/domain/ib-courses';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readData } from '../../../build/content/data';
import { boundariesOf, weightsOf } from './courses';

describe('weightsOf', () => {
  it.each([...IB_COURSES, ...AP_EXAMS].map(({ id }) => id))('%s: the weights add up to 100', (course) => {
    const drawing = weightsOf(course);
    expect(drawing).toMatchObject({ kind: 'bars' });
    const rows = drawing?.kind === 'bars' ? drawing.rows : [];
    expect(rows.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(100, 0);
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  });

  it('draws internal assessment in pencil', () => {
    expect(weightsOf('ib-chemistry')).toMatchObject({
      caption: 'IB Chemistry HL, first exams 2025: how much each part counts. The school marks the parts in pencil.',
      rows: [{ pencil: false }, { pencil: false }, { pencil: true, text: '20%' }],
    });
  });

  it('returns nothing for an unknown course', () => expect(weightsOf('ib-alchemy')).toBeUndefined());
});

describe('boundariesOf', () => {
  const { 'ib-boundaries': known } = readData(join(import.meta.dirname, '../../../../data'));

  it.each(Object.keys(known.courses))('%s: the boundaries rise', (course) => {
    const drawing = boundariesOf(course, known);
    const boundaries = drawing?.kind === 'grades' ? drawing.boundaries : [];
    const from = boundaries.map((boundary) => boundary.from);
    expect(from).toEqual([...from].sort((one, other) => one - other));
    expect(boundaries.map(({ grade }) => grade)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('takes the last session, and names the source', () => {
    const chemistry = boundariesOf('ib-chemistry', known);
    expect(chemistry?.kind === 'grades' && chemistry.caption).toMatch(
      /^IB Chemistry HL, November 2025: .* Source: .+, checked in/,
    );
    // Its first exams are in 2027.
    expect(boundariesOf('ib-computer-science', known)).toBeUndefined();
  });
});
