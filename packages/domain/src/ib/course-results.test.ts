import { expect, it } from 'vitest';
import { courseResults } from './course-results';

it('lists the courses with a grade, and the letters', () => {
  expect(
    courseResults({
      subjects: [{ level: 'HL', grade: 6 }, { level: 'SL' }, { level: 'HL', grade: 'N' }, { level: 'SL', grade: 9 }],
      tok: 'B',
      ee: '',
    }),
  ).toEqual({
    courses: [
      { field: 'subjects.0.grade', level: 'HL', grade: 6 },
      { field: 'subjects.2.grade', level: 'HL', grade: 'N' },
    ],
    letters: { tok: 'B' },
  });
});
