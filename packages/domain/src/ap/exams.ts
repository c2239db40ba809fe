import type { Confidence } from '../facts';

export type { Confidence } from '../facts';

/** A section of an AP exam, with its own points and weight. */
export interface ApSection {
  id: string;
  name: string;
  /** Its content, such as the points of each question. @default only the name */
  detail?: string;
  questions: number;
  /** Maximum raw points. Wrong answers lose no points. */
  maxRaw: number;
  /** Whether `maxRaw` is our assumption, without a source. @default false */
  maxRawAssumed?: boolean;
  /** Per cent of the composite score. */
  weight: number;
  /** Missing if several sections share their time; then the `detail` of the first gives it. */
  minutes?: number;
}

/** The structure of an AP exam. */
export interface ApExam {
  /** Such as `ap-chemistry`. */
  id: string;
  name: string;
  /** The year of the May session. */
  examYear: number;
  /** Digital, on paper, or both. */
  mode: string;
  /** The address of AP Central's page of the exam. */
  page: string;
  /** The reliability of questions, points and weights: `medium` if they come from a single secondary source. */
  confidence: Confidence;
  sections: readonly ApSection[];
}

/**
 * The source of questions, weights and times: each exam's `page`, in copies of July 2026 that show the exam of May 2027.
 * Points of free responses come from the scoring guidelines, where the page has none.
 */
export const AP_SOURCE = {
  name: 'AP Central',
  /** The month of the copies. */
  asOf: 'July 2026',
  checked: '2026-11',
} as const;

/** The AP exams that we teach, as of May 2027. */
export const AP_EXAMS: readonly ApExam[] = [
  {
    id: 'ap-calc-ab',
    name: 'AP Calculus AB',
    examYear: 2027,
    mode: 'hybrid digital (MCQ in Bluebook, FRQ handwritten)',
    page: 'https://apcentral.collegeboard.org/courses/ap-calculus-ab/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 42, maxRaw: 42, weight: 50, minutes: 100 },
      { id: 'frq', name: 'Free response', detail: '6 × 9', questions: 6, maxRaw: 54, weight: 50, minutes: 90 },
    ],
  },
  {
    id: 'ap-calc-bc',
    name: 'AP Calculus BC',
    examYear: 2027,
    mode: 'hybrid digital (MCQ in Bluebook, FRQ handwritten)',
    page: 'https://apcentral.collegeboard.org/courses/ap-calculus-bc/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 42, maxRaw: 42, weight: 50, minutes: 100 },
      { id: 'frq', name: 'Free response', detail: '6 × 9', questions: 6, maxRaw: 54, weight: 50, minutes: 90 },
    ],
  },
  {
    id: 'ap-statistics',
    name: 'AP Statistics',
    examYear: 2027,
    mode: 'fully digital (Bluebook)',
    page: 'https://apcentral.collegeboard.org/courses/ap-statistics/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 42, maxRaw: 42, weight: 50, minutes: 90 },
      { id: 'frq', name: 'Free response', detail: '4 × 10', questions: 4, maxRaw: 40, weight: 50, minutes: 90 },
    ],
  },
  {
    id: 'ap-biology',
    name: 'AP Biology',
    examYear: 2027,
    mode: 'hybrid digital (MCQ in Bluebook, FRQ handwritten)',
    page: 'https://apcentral.collegeboard.org/courses/ap-biology/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 60, maxRaw: 60, weight: 50, minutes: 90 },
      {
        id: 'frq',
        name: 'Free response',
        detail: '2 long × 9, 4 short × 4',
        questions: 6,
        maxRaw: 34,
        weight: 50,
        minutes: 90,
      },
    ],
  },
  {
    id: 'ap-chemistry',
    name: 'AP Chemistry',
    examYear: 2027,
    mode: 'hybrid digital (MCQ in Bluebook, FRQ handwritten)',
    page: 'https://apcentral.collegeboard.org/courses/ap-chemistry/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 60, maxRaw: 60, weight: 50, minutes: 90 },
      {
        id: 'frq',
        name: 'Free response',
        detail: '3 long × 10, 4 short × 4',
        questions: 7,
        maxRaw: 46,
        weight: 50,
        minutes: 105,
      },
    ],
  },
  {
    id: 'ap-physics-1',
    name: 'AP Physics 1',
    examYear: 2027,
    mode: 'hybrid digital (MCQ in Bluebook, FRQ handwritten)',
    page: 'https://apcentral.collegeboard.org/courses/ap-physics-1/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 42, maxRaw: 42, weight: 50, minutes: 85 },
      {
        id: 'frq',
        name: 'Free response',
        detail: 'routines 10, translation 12, experimental design 10, qualitative/quantitative 8',
        questions: 4,
        maxRaw: 40,
        weight: 50,
        minutes: 95,
      },
    ],
  },
  {
    id: 'ap-physics-2',
    name: 'AP Physics 2',
    examYear: 2027,
    mode: 'hybrid digital (MCQ in Bluebook, FRQ handwritten)',
    page: 'https://apcentral.collegeboard.org/courses/ap-physics-2/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 42, maxRaw: 42, weight: 50, minutes: 85 },
      {
        id: 'frq',
        name: 'Free response',
        detail: 'routines 10, translation 12, experimental design 10, qualitative/quantitative 8',
        questions: 4,
        maxRaw: 40,
        weight: 50,
        minutes: 95,
      },
    ],
  },
  {
    id: 'ap-physics-c-mechanics',
    name: 'AP Physics C: Mechanics',
    examYear: 2027,
    mode: 'hybrid digital (MCQ in Bluebook, FRQ handwritten)',
    page: 'https://apcentral.collegeboard.org/courses/ap-physics-c-mechanics/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 42, maxRaw: 42, weight: 50, minutes: 85 },
      {
        id: 'frq',
        name: 'Free response',
        detail: 'routines 10, translation 12, experimental design 10, qualitative/quantitative 8',
        questions: 4,
        maxRaw: 40,
        weight: 50,
        minutes: 95,
      },
    ],
  },
  {
    id: 'ap-physics-c-em',
    name: 'AP Physics C: Electricity and Magnetism',
    examYear: 2027,
    mode: 'hybrid digital (MCQ in Bluebook, FRQ handwritten)',
    page: 'https://apcentral.collegeboard.org/courses/ap-physics-c-electricity-and-magnetism/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 42, maxRaw: 42, weight: 50, minutes: 85 },
      {
        id: 'frq',
        name: 'Free response',
        detail: 'routines 10, translation 12, experimental design 10, qualitative/quantitative 8',
        questions: 4,
        maxRaw: 40,
        weight: 50,
        minutes: 95,
      },
    ],
  },
  {
    id: 'ap-english-language',
    name: 'AP English Language and Composition',
    examYear: 2027,
    mode: 'fully digital (Bluebook)',
    page: 'https://apcentral.collegeboard.org/courses/ap-english-language-and-composition/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 45, maxRaw: 45, weight: 45, minutes: 60 },
      {
        id: 'frq',
        name: 'Free response',
        detail: 'synthesis, rhetorical analysis, argument, 6 each',
        questions: 3,
        maxRaw: 18,
        weight: 55,
        minutes: 135,
      },
    ],
  },
  {
    id: 'ap-english-literature',
    name: 'AP English Literature and Composition',
    examYear: 2027,
    mode: 'fully digital (Bluebook)',
    page: 'https://apcentral.collegeboard.org/courses/ap-english-literature-and-composition/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 55, maxRaw: 55, weight: 45, minutes: 60 },
      {
        id: 'frq',
        name: 'Free response',
        detail: 'poetry, prose, literary argument, 6 each',
        questions: 3,
        maxRaw: 18,
        weight: 55,
        minutes: 120,
      },
    ],
  },
  {
    id: 'ap-french',
    name: 'AP French Language and Culture',
    examYear: 2027,
    mode: 'fully digital (Bluebook)',
    page: 'https://apcentral.collegeboard.org/courses/ap-french-language-and-culture/exam',
    confidence: 'high',
    sections: [
      {
        id: 'pres',
        name: 'Project presentation',
        detail: 'spoken: 3 minutes to prepare, 3 to present',
        questions: 1,
        maxRaw: 5,
        maxRawAssumed: true,
        weight: 20,
        minutes: 6,
      },
      {
        id: 'qa',
        name: 'Project Q&A',
        detail: 'spoken: four recorded questions, 40 seconds for each answer',
        questions: 1,
        maxRaw: 5,
        maxRawAssumed: true,
        weight: 15,
      },
      {
        id: 'essay',
        name: 'Argumentative essay',
        questions: 1,
        maxRaw: 5,
        maxRawAssumed: true,
        weight: 15,
        minutes: 55,
      },
      {
        id: 'mcq',
        name: 'Multiple choice',
        detail: '25 on listening, 30 on reading',
        questions: 55,
        maxRaw: 55,
        weight: 50,
        minutes: 80,
      },
    ],
  },
  {
    id: 'ap-microeconomics',
    name: 'AP Microeconomics',
    examYear: 2027,
    mode: 'hybrid digital (MCQ in Bluebook, FRQ handwritten)',
    page: 'https://apcentral.collegeboard.org/courses/ap-microeconomics/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 60, maxRaw: 60, weight: 66.7, minutes: 70 },
      {
        id: 'long',
        name: 'Long free response',
        detail: '60 minutes for all three, of which 10 are for reading',
        questions: 1,
        maxRaw: 10,
        weight: 16.7,
      },
      { id: 's1', name: 'Short free response 1', questions: 1, maxRaw: 5, weight: 8.3 },
      { id: 's2', name: 'Short free response 2', questions: 1, maxRaw: 5, weight: 8.3 },
    ],
  },
  {
    id: 'ap-macroeconomics',
    name: 'AP Macroeconomics',
    examYear: 2027,
    mode: 'hybrid digital (MCQ in Bluebook, FRQ handwritten)',
    page: 'https://apcentral.collegeboard.org/courses/ap-macroeconomics/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 60, maxRaw: 60, weight: 66.7, minutes: 70 },
      {
        id: 'long',
        name: 'Long free response',
        detail: '60 minutes for all three, of which 10 are for reading',
        questions: 1,
        maxRaw: 10,
        weight: 16.7,
      },
      { id: 's1', name: 'Short free response 1', questions: 1, maxRaw: 5, weight: 8.3 },
      { id: 's2', name: 'Short free response 2', questions: 1, maxRaw: 5, weight: 8.3 },
    ],
  },
  {
    id: 'ap-psychology',
    name: 'AP Psychology',
    examYear: 2027,
    mode: 'fully digital (Bluebook)',
    page: 'https://apcentral.collegeboard.org/courses/ap-psychology/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 75, maxRaw: 75, weight: 66.7, minutes: 90 },
      {
        id: 'frq',
        name: 'Free response',
        detail: 'article analysis 7, evidence-based 7',
        questions: 2,
        maxRaw: 14,
        weight: 33.3,
        minutes: 70,
      },
    ],
  },
  {
    id: 'ap-world-history',
    name: 'AP World History: Modern',
    examYear: 2027,
    mode: 'fully digital (Bluebook)',
    page: 'https://apcentral.collegeboard.org/courses/ap-world-history/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 55, maxRaw: 55, weight: 40, minutes: 55 },
      { id: 'saq', name: 'Short answer', detail: '3 × 3', questions: 3, maxRaw: 9, weight: 20, minutes: 40 },
      { id: 'dbq', name: 'Document-based question', questions: 1, maxRaw: 7, weight: 25, minutes: 60 },
      { id: 'leq', name: 'Long essay', questions: 1, maxRaw: 6, weight: 15, minutes: 40 },
    ],
  },
  {
    id: 'ap-us-history',
    name: 'AP United States History',
    examYear: 2027,
    mode: 'fully digital (Bluebook)',
    page: 'https://apcentral.collegeboard.org/courses/ap-united-states-history/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 55, maxRaw: 55, weight: 40, minutes: 55 },
      { id: 'saq', name: 'Short answer', detail: '3 × 3', questions: 3, maxRaw: 9, weight: 20, minutes: 40 },
      { id: 'dbq', name: 'Document-based question', questions: 1, maxRaw: 7, weight: 25, minutes: 60 },
      { id: 'leq', name: 'Long essay', questions: 1, maxRaw: 6, weight: 15, minutes: 40 },
    ],
  },
  {
    id: 'ap-human-geography',
    name: 'AP Human Geography',
    examYear: 2027,
    mode: 'fully digital (Bluebook)',
    page: 'https://apcentral.collegeboard.org/courses/ap-human-geography/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 60, maxRaw: 60, weight: 50, minutes: 60 },
      { id: 'frq', name: 'Free response', detail: '3 × 7', questions: 3, maxRaw: 21, weight: 50, minutes: 75 },
    ],
  },
  {
    id: 'ap-computer-science-a',
    name: 'AP Computer Science A',
    examYear: 2027,
    mode: 'fully digital (Bluebook)',
    page: 'https://apcentral.collegeboard.org/courses/ap-computer-science-a/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 42, maxRaw: 42, weight: 55, minutes: 90 },
      { id: 'frq', name: 'Free response', detail: '7, 7, 5 and 6', questions: 4, maxRaw: 25, weight: 45, minutes: 90 },
    ],
  },
  {
    id: 'ap-environmental-science',
    name: 'AP Environmental Science',
    examYear: 2027,
    mode: 'fully digital (Bluebook)',
    page: 'https://apcentral.collegeboard.org/courses/ap-environmental-science/exam',
    confidence: 'high',
    sections: [
      { id: 'mcq', name: 'Multiple choice', questions: 80, maxRaw: 80, weight: 60, minutes: 90 },
      { id: 'frq', name: 'Free response', detail: '3 × 10', questions: 3, maxRaw: 30, weight: 40, minutes: 70 },
    ],
  },
];

/** An AP exam of which we know the name only. A student can enter its score. */
export interface ApScoreOnlyExam {
  id: string;
  name: string;
}

/**
 * The AP exams that we do not teach. We checked neither their sections nor their cuts, so points give no score. Awards and
 * recognition need their scores only.
 */
export const AP_SCORE_ONLY_EXAMS: readonly ApScoreOnlyExam[] = [
  { id: 'ap-2d-art', name: 'AP 2-D Art and Design' },
  { id: 'ap-3d-art', name: 'AP 3-D Art and Design' },
  { id: 'ap-african-american-studies', name: 'AP African American Studies' },
  { id: 'ap-art-history', name: 'AP Art History' },
  { id: 'ap-chinese', name: 'AP Chinese Language and Culture' },
  { id: 'ap-comparative-government', name: 'AP Comparative Government and Politics' },
  { id: 'ap-computer-science-principles', name: 'AP Computer Science Principles' },
  { id: 'ap-drawing', name: 'AP Drawing' },
  { id: 'ap-european-history', name: 'AP European History' },
  { id: 'ap-german', name: 'AP German Language and Culture' },
  { id: 'ap-italian', name: 'AP Italian Language and Culture' },
  { id: 'ap-japanese', name: 'AP Japanese Language and Culture' },
  { id: 'ap-latin', name: 'AP Latin' },
  { id: 'ap-music-theory', name: 'AP Music Theory' },
  { id: 'ap-precalculus', name: 'AP Precalculus' },
  { id: 'ap-research', name: 'AP Research' },
  { id: 'ap-seminar', name: 'AP Seminar' },
  { id: 'ap-spanish-language', name: 'AP Spanish Language and Culture' },
  { id: 'ap-spanish-literature', name: 'AP Spanish Literature and Culture' },
  { id: 'ap-us-government', name: 'AP United States Government and Politics' },
];
