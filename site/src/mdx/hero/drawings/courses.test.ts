import { AP_EXAMS } from '@tutoring/domain/ap-exams';
import { IB_BOUNDARIES } from '@tutoring/domain/ib-boundaries';
import { IB_COURSES } from '@tutoring/domain/ib-courses';
import { describe, expect, it } from 'vitest';
import { boundariesOf, weightsOf } from './courses';

describe('the weights of a course', () => {
  it.each([...IB_COURSES, ...AP_EXAMS].map(({ id }) => id))('%s: the parts make a whole', (course) => {
    const drawing = weightsOf(course);
    expect(drawing).toMatchObject({ kind: 'bars' });
    const rows = drawing?.kind === 'bars' ? drawing.rows : [];
    expect(rows.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(100, 0);
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  });

  it('draws in pencil what the school marks', () => {
    expect(weightsOf('ib-chemistry')).toMatchObject({
      caption: 'IB Chemistry HL, first exams 2025: how much each part counts. In pencil what the school marks.',
      rows: [{ pencil: false }, { pencil: false }, { pencil: true, text: '20%' }],
    });
  });

  it('knows nothing of a course that is not there', () => expect(weightsOf('ib-alchemy')).toBeUndefined());
});

describe('the boundaries of a session', () => {
  it.each(Object.keys(IB_BOUNDARIES))(
    '%s: they rise, and are of the present course and trusted, or none are drawn',
    (course) => {
      const drawing = boundariesOf(course);
      if (drawing?.kind !== 'grades') return expect(drawing).toBeUndefined();
      const from = drawing.boundaries.map((boundary) => boundary.from);
      expect(from).toEqual([...from].sort((one, other) => one - other));
      expect(drawing.boundaries.map(({ grade }) => grade)).toEqual([2, 3, 4, 5, 6, 7]);
    },
  );

  it('takes the last session that may be shown, and names its source', () => {
    const chemistry = boundariesOf('ib-chemistry');
    expect(chemistry?.kind === 'grades' && chemistry.caption).toMatch(
      /^IB Chemistry HL, May 2025: .* As .+ has published/,
    );
    // Of Biology only figures of little confidence are known.
    expect(boundariesOf('ib-biology')).toBeUndefined();
  });
});
