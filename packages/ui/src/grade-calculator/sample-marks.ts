import type { IbBoundaries } from '@tutoring/domain/ib-boundaries';
import { SAMPLE_BOUNDARIES } from '../subject-calculator/sample-boundaries';
import type { Fields } from '../tool/fields';

/** Boundaries of past sessions for six courses, for stories and tests. */
export const SIX_BOUNDARIES: IbBoundaries = {
  ...SAMPLE_BOUNDARIES,
  courses: {
    ...SAMPLE_BOUNDARIES.courses,
    'ib-biology': {
      HL: { M25: { TZ1: [13, 25, 36, 49, 62, 76] }, N25: { TZ1: [14, 24, 38, 51, 65, 78] } },
    },
    'ib-math-aa': {
      HL: { M25: { TZ1: [12, 24, 34, 48, 60, 73] }, N25: { TZ1: [13, 26, 34, 49, 64, 78] } },
    },
    'ib-economics': {
      SL: { M25: { TZ1: [15, 30, 43, 54, 64, 75] }, N25: { TZ1: [15, 29, 42, 54, 67, 79] } },
    },
    'ib-english-a-language-literature': {
      SL: { M25: { TZ1: [11, 22, 34, 49, 63, 78] }, N25: { TZ1: [14, 30, 43, 55, 70, 82] } },
    },
    'ib-french-b': {
      SL: { M25: { TZ1: [10, 23, 36, 51, 68, 82] }, N25: { TZ1: [12, 24, 37, 52, 67, 82] } },
    },
  },
};

/** An invented student with marks of six courses, of Theory of Knowledge and of the Extended Essay. */
export const SIX_WITH_MARKS: Fields = {
  level1: 'HL',
  course1: 'ib-chemistry',
  '1.ib-chemistry.HL.p1': '48',
  '1.ib-chemistry.HL.p2': '58',
  '1.ib-chemistry.HL.ia': '18',
  level2: 'HL',
  course2: 'ib-biology',
  '2.ib-biology.HL.p1': '55',
  '2.ib-biology.HL.p2': '60',
  '2.ib-biology.HL.ia': '19',
  level3: 'HL',
  course3: 'ib-math-aa',
  '3.ib-math-aa.HL.p1': '66',
  '3.ib-math-aa.HL.p2': '70',
  '3.ib-math-aa.HL.p3': '30',
  '3.ib-math-aa.HL.ia': '15',
  level4: 'SL',
  course4: 'ib-economics',
  '4.ib-economics.SL.p1': '17',
  '4.ib-economics.SL.p2': '27',
  '4.ib-economics.SL.ia': '30',
  level5: 'SL',
  course5: 'ib-english-a-language-literature',
  '5.ib-english-a-language-literature.SL.p1': '13',
  '5.ib-english-a-language-literature.SL.p2': '15',
  '5.ib-english-a-language-literature.SL.io': '28',
  level6: 'SL',
  course6: 'ib-french-b',
  '6.ib-french-b.SL.p1': '21',
  '6.ib-french-b.SL.p2l': '18',
  '6.ib-french-b.SL.p2r': '29',
  '6.ib-french-b.SL.io': '22',
  'tok.ib-tok.SL.exhibition': '7',
  'tok.ib-tok.SL.essay': '6',
  guide: '2018',
  'ee.ib-ee.2018.A': '5',
  'ee.ib-ee.2018.B': '4',
  'ee.ib-ee.2018.C': '8',
  'ee.ib-ee.2018.D': '3',
  'ee.ib-ee.2018.E': '4',
  cas: 'on',
};
