import { CURRICULUM, type IbCourse } from './course';

/** Sciences. */
export const SCIENCE_COURSES: readonly IbCourse[] = [
  {
    id: 'ib-biology',
    name: 'Biology',
    page: `${CURRICULUM}/sciences/biology/`,
    firstExams: 2025,
    // A new Paper 2 comes in 2027 or 2028: sources disagree, and we did not find its marks.
    levels: {
      SL: [
        {
          id: 'p1',
          name: 'Paper 1 (1A multiple choice + 1B data-based)',
          kind: 'external',
          weight: 36,
          maxMarks: 55,
          minutes: 90,
        },
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 44, maxMarks: 50, minutes: 90 },
        { id: 'ia', name: 'Scientific investigation 3000 words', kind: 'internal', weight: 20, maxMarks: 24 },
      ],
      HL: [
        {
          id: 'p1',
          name: 'Paper 1 (1A multiple choice + 1B data-based)',
          kind: 'external',
          weight: 36,
          maxMarks: 75,
          minutes: 120,
        },
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 44, maxMarks: 80, minutes: 150 },
        { id: 'ia', name: 'Scientific investigation 3000 words', kind: 'internal', weight: 20, maxMarks: 24 },
      ],
    },
    sources: ['eclatinstitute.sg', 'tibertutor.com'],
    checked: '2026-11',
    confidence: 'medium',
  },
  {
    id: 'ib-chemistry',
    name: 'Chemistry',
    page: `${CURRICULUM}/sciences/chemistry/`,
    firstExams: 2025,
    levels: {
      SL: [
        {
          id: 'p1',
          name: 'Paper 1 (1A multiple choice + 1B data-based)',
          kind: 'external',
          weight: 36,
          maxMarks: 55,
          minutes: 90,
        },
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 44, maxMarks: 50, minutes: 90 },
        { id: 'ia', name: 'Scientific investigation 3000 words', kind: 'internal', weight: 20, maxMarks: 24 },
      ],
      HL: [
        {
          id: 'p1',
          name: 'Paper 1 (1A multiple choice + 1B data-based)',
          kind: 'external',
          weight: 36,
          maxMarks: 75,
          minutes: 120,
        },
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 44, maxMarks: 90, minutes: 150 },
        { id: 'ia', name: 'Scientific investigation 3000 words', kind: 'internal', weight: 20, maxMarks: 24 },
      ],
    },
    sources: ['ibcalculator.com', 'ibcalc.com', 'ibchem.com'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-computer-science',
    name: 'Computer Science',
    page: `${CURRICULUM}/sciences/computer-science/`,
    firstExams: 2027,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 concepts and case study', kind: 'external', weight: 35, maxMarks: 50, minutes: 75 },
        {
          id: 'p2',
          name: 'Paper 2 problem solving, in Java or Python',
          kind: 'external',
          weight: 35,
          maxMarks: 50,
          minutes: 75,
        },
        { id: 'ia', name: 'Computational solution', kind: 'internal', weight: 30, maxMarks: 30 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1 concepts and case study', kind: 'external', weight: 40, maxMarks: 80, minutes: 120 },
        {
          id: 'p2',
          name: 'Paper 2 problem solving, in Java or Python',
          kind: 'external',
          weight: 40,
          maxMarks: 80,
          minutes: 120,
        },
        { id: 'ia', name: 'Computational solution', kind: 'internal', weight: 20, maxMarks: 30 },
      ],
    },
    sources: ['pbaumgarten.com', 'revisiondojo.com'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-ess',
    name: 'Environmental Systems and Societies',
    page: `${CURRICULUM}/additional-subjects/`,
    firstExams: 2026,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 case study', kind: 'external', weight: 25, maxMarks: 35, minutes: 60 },
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 50, minutes: 120 },
        { id: 'ia', name: 'Individual investigation', kind: 'internal', weight: 25, maxMarks: 30 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1 case study', kind: 'external', weight: 30, maxMarks: 70, minutes: 120 },
        { id: 'p2', name: 'Paper 2 (incl. HL lenses)', kind: 'external', weight: 50, maxMarks: 80, minutes: 150 },
        { id: 'ia', name: 'Individual investigation', kind: 'internal', weight: 20, maxMarks: 30 },
      ],
    },
    sources: ['thinkib.net', 'revisiondojo.app'],
    checked: '2026-11',
    confidence: 'medium',
  },
  {
    id: 'ib-physics',
    name: 'Physics',
    page: `${CURRICULUM}/sciences/physics/`,
    firstExams: 2025,
    levels: {
      SL: [
        {
          id: 'p1',
          name: 'Paper 1 (1A multiple choice + 1B data-based)',
          kind: 'external',
          weight: 36,
          maxMarks: 45,
          minutes: 90,
        },
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 44, maxMarks: 50, minutes: 90 },
        { id: 'ia', name: 'Scientific investigation 3000 words', kind: 'internal', weight: 20, maxMarks: 24 },
      ],
      HL: [
        {
          id: 'p1',
          name: 'Paper 1 (1A multiple choice + 1B data-based)',
          kind: 'external',
          weight: 36,
          maxMarks: 60,
          minutes: 120,
        },
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 44, maxMarks: 90, minutes: 150 },
        { id: 'ia', name: 'Scientific investigation 3000 words', kind: 'internal', weight: 20, maxMarks: 24 },
      ],
    },
    sources: ['eclatinstitute.sg', 'ibpredict.org', 'tibertutor.com'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-sehs',
    name: 'Sports, Exercise and Health Science',
    page: `${CURRICULUM}/sciences/sports-exercise-and-health-science/`,
    firstExams: 2026,
    levels: {
      SL: [
        {
          id: 'p1',
          name: 'Paper 1 (1A multiple choice + 1B data-based)',
          kind: 'external',
          weight: 36,
          maxMarks: 55,
          minutes: 90,
        },
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 40, maxMarks: 50, minutes: 90 },
        { id: 'ia', name: 'Scientific investigation', kind: 'internal', weight: 24, maxMarks: 24 },
      ],
      HL: [
        {
          id: 'p1',
          name: 'Paper 1 (1A multiple choice + 1B data-based)',
          kind: 'external',
          weight: 36,
          maxMarks: 65,
          minutes: 105,
        },
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 40, maxMarks: 80, minutes: 150 },
        { id: 'ia', name: 'Scientific investigation', kind: 'internal', weight: 24, maxMarks: 24 },
      ],
    },
    sources: ['the IB’s guide with first assessment 2026', 'the IB’s examination schedule of May 2026'],
    checked: '2026-11',
    confidence: 'high',
  },
];
