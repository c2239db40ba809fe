import { CURRICULUM, type IbCourse } from './course';

/** Mathematics. */
export const MATHEMATICS_COURSES: readonly IbCourse[] = [
  {
    id: 'ib-math-aa',
    name: 'Mathematics: Analysis and Approaches',
    page: `${CURRICULUM}/mathematics/`,
    firstExams: 2021,
    lastExams: 2028,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 (no technology)', kind: 'external', weight: 40, maxMarks: 80, minutes: 90 },
        { id: 'p2', name: 'Paper 2 (technology)', kind: 'external', weight: 40, maxMarks: 80, minutes: 90 },
        { id: 'ia', name: 'Mathematical exploration', kind: 'internal', weight: 20, maxMarks: 20 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1 (no technology)', kind: 'external', weight: 30, maxMarks: 110, minutes: 120 },
        { id: 'p2', name: 'Paper 2 (technology)', kind: 'external', weight: 30, maxMarks: 110, minutes: 120 },
        { id: 'p3', name: 'Paper 3 extended problem solving', kind: 'external', weight: 20, maxMarks: 55, minutes: 75 },
        { id: 'ia', name: 'Mathematical exploration', kind: 'internal', weight: 20, maxMarks: 20 },
      ],
    },
    sources: ['ibcalculator.com', 'testprepistanbul.com'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-math-ai',
    name: 'Mathematics: Applications and Interpretation',
    page: `${CURRICULUM}/mathematics/`,
    firstExams: 2021,
    lastExams: 2028,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 (technology)', kind: 'external', weight: 40, maxMarks: 80, minutes: 90 },
        { id: 'p2', name: 'Paper 2 (technology)', kind: 'external', weight: 40, maxMarks: 80, minutes: 90 },
        { id: 'ia', name: 'Mathematical exploration', kind: 'internal', weight: 20, maxMarks: 20 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1 (technology)', kind: 'external', weight: 30, maxMarks: 110, minutes: 120 },
        { id: 'p2', name: 'Paper 2 (technology)', kind: 'external', weight: 30, maxMarks: 110, minutes: 120 },
        { id: 'p3', name: 'Paper 3 extended problem solving', kind: 'external', weight: 20, maxMarks: 55, minutes: 75 },
        { id: 'ia', name: 'Mathematical exploration', kind: 'internal', weight: 20, maxMarks: 20 },
      ],
    },
    sources: ['ibcalculator.com', 'testprepistanbul.com'],
    checked: '2026-11',
    confidence: 'high',
  },
  // Only the papers of SL are known. The new AA, and AI at HL, are not.
  {
    id: 'ib-math-ai-2029',
    name: 'Mathematics: Applications and Interpretation',
    page: `${CURRICULUM}/mathematics/`,
    firstExams: 2029,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 (technology)', kind: 'external', weight: 40, maxMarks: 75, minutes: 90 },
        { id: 'p2', name: 'Paper 2 (technology)', kind: 'external', weight: 40, maxMarks: 75, minutes: 90 },
        { id: 'ia', name: 'Mathematical exploration', kind: 'internal', weight: 20, maxMarks: 20 },
      ],
    },
    sources: ['moymath.com'],
    checked: '2026-11',
    confidence: 'medium',
  },
];
