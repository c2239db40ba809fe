import type { FactSource } from '../facts';

/** A part of an IB course's assessment. */
export interface IbComponent {
  id: string;
  /** The usual name, such as `Paper 2`. */
  name: string;
  /** `external`: marked by examiners; `internal`: marked by the school and moderated. */
  kind: 'external' | 'internal';
  /** Per cent of the subject's total. */
  weight: number;
  /** Maximum raw marks. Missing if sources disagree. */
  maxMarks?: number;
  /** Duration of a paper or an oral. */
  minutes?: number;
}

export type IbLevel = 'SL' | 'HL';

/** The lowest marks of each letter of TOK or of the Extended Essay. Below `D` it is an E. */
export interface LetterBoundaries extends FactSource {
  outOf: number;
  min: Readonly<Record<'A' | 'B' | 'C' | 'D', number>>;
}

/** The assessment of an IB Diploma course. The IB's guides are not public, so `sources` are pages that restate them. */
export interface IbCourse extends FactSource {
  /** Such as `ib-chemistry`. */
  id: string;
  name: string;
  /** The address of the IB's own page with the course's subject brief, which is public. */
  page: string;
  /** The year of the course's first examinations. */
  firstExams: number;
  /** The year of its last examinations, if a new course replaces it. */
  lastExams?: number;
  /** Courses without levels, such as TOK, have `SL` only. */
  levels: Partial<Record<IbLevel, readonly IbComponent[]>>;
  /** Missing for courses with grades instead of letters. */
  letters?: LetterBoundaries;
}

/** The IB's pages of the Diploma courses. Each links to the subject brief. */
const CURRICULUM = 'https://www.ibo.org/programmes/diploma-programme/curriculum';

/** The IB courses that we teach, with the components of their current guides. */
export const IB_COURSES: readonly IbCourse[] = [
  {
    id: 'ib-english-a-literature',
    name: 'English A: Literature',
    page: `${CURRICULUM}/language-and-literature/`,
    firstExams: 2021,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 guided literary analysis', kind: 'external', weight: 35, maxMarks: 20, minutes: 75 },
        { id: 'p2', name: 'Paper 2 comparative essay', kind: 'external', weight: 35, maxMarks: 30, minutes: 105 },
        { id: 'io', name: 'Individual oral', kind: 'internal', weight: 30, maxMarks: 40, minutes: 15 },
      ],
      HL: [
        {
          id: 'p1',
          name: 'Paper 1 guided literary analysis (2 passages)',
          kind: 'external',
          weight: 35,
          maxMarks: 40,
          minutes: 135,
        },
        { id: 'p2', name: 'Paper 2 comparative essay', kind: 'external', weight: 25, maxMarks: 30, minutes: 105 },
        { id: 'hle', name: 'HL essay 1200-1500 words', kind: 'external', weight: 20, maxMarks: 20 },
        { id: 'io', name: 'Individual oral', kind: 'internal', weight: 20, maxMarks: 40, minutes: 15 },
      ],
    },
    sources: ['philpot.education', 'veritas-academy.wixsite.com', 'jojo.ai'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-english-a-language-literature',
    name: 'English A: Language and Literature',
    page: `${CURRICULUM}/language-and-literature/`,
    firstExams: 2021,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 guided textual analysis', kind: 'external', weight: 35, maxMarks: 20, minutes: 75 },
        { id: 'p2', name: 'Paper 2 comparative essay', kind: 'external', weight: 35, maxMarks: 30, minutes: 105 },
        { id: 'io', name: 'Individual oral', kind: 'internal', weight: 30, maxMarks: 40, minutes: 15 },
      ],
      HL: [
        {
          id: 'p1',
          name: 'Paper 1 guided textual analysis (2 texts)',
          kind: 'external',
          weight: 35,
          maxMarks: 40,
          minutes: 135,
        },
        { id: 'p2', name: 'Paper 2 comparative essay', kind: 'external', weight: 25, maxMarks: 30, minutes: 105 },
        { id: 'hle', name: 'HL essay 1200-1500 words', kind: 'external', weight: 20, maxMarks: 20 },
        { id: 'io', name: 'Individual oral', kind: 'internal', weight: 20, maxMarks: 40, minutes: 15 },
      ],
    },
    sources: ['philpot.education', 'veritas-academy.wixsite.com', 'revisiondojo.com'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-french-b',
    name: 'French B',
    page: `${CURRICULUM}/language-acquisition/`,
    firstExams: 2020,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 writing (250-400 words)', kind: 'external', weight: 25, maxMarks: 30, minutes: 75 },
        { id: 'p2l', name: 'Paper 2 listening', kind: 'external', weight: 25, maxMarks: 25, minutes: 45 },
        { id: 'p2r', name: 'Paper 2 reading', kind: 'external', weight: 25, maxMarks: 40, minutes: 60 },
        { id: 'io', name: 'Individual oral', kind: 'internal', weight: 25, maxMarks: 30, minutes: 15 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1 writing (450-600 words)', kind: 'external', weight: 25, maxMarks: 30, minutes: 90 },
        { id: 'p2l', name: 'Paper 2 listening', kind: 'external', weight: 25, maxMarks: 25, minutes: 60 },
        { id: 'p2r', name: 'Paper 2 reading', kind: 'external', weight: 25, maxMarks: 40, minutes: 60 },
        { id: 'io', name: 'Individual oral', kind: 'internal', weight: 25, maxMarks: 30, minutes: 15 },
      ],
    },
    sources: ['ibpredict.org', 'revisiondojo.com', 'tutorchase.com', 'sites.google.com/sweetwaterschools.net'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-french-ab-initio',
    name: 'French ab initio',
    page: `${CURRICULUM}/language-acquisition/`,
    firstExams: 2020,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 writing (2 tasks)', kind: 'external', weight: 25, maxMarks: 30, minutes: 60 },
        { id: 'p2l', name: 'Paper 2 listening', kind: 'external', weight: 25, maxMarks: 25, minutes: 45 },
        { id: 'p2r', name: 'Paper 2 reading', kind: 'external', weight: 25, maxMarks: 40, minutes: 60 },
        { id: 'io', name: 'Individual oral', kind: 'internal', weight: 25, maxMarks: 30, minutes: 10 },
      ],
    },
    sources: ['sites.google.com/sweetwaterschools.net', 'learnfrenchwithanuj.com'],
    checked: '2026-11',
    confidence: 'medium',
  },
  {
    id: 'ib-history',
    name: 'History',
    page: `${CURRICULUM}/individuals-and-societies/history/`,
    firstExams: 2017,
    lastExams: 2027,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 sources', kind: 'external', weight: 30, maxMarks: 24, minutes: 60 },
        { id: 'p2', name: 'Paper 2 two essays', kind: 'external', weight: 45, maxMarks: 30, minutes: 90 },
        { id: 'ia', name: 'Historical investigation 2200 words', kind: 'internal', weight: 25, maxMarks: 25 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1 sources', kind: 'external', weight: 20, maxMarks: 24, minutes: 60 },
        { id: 'p2', name: 'Paper 2 two essays', kind: 'external', weight: 25, maxMarks: 30, minutes: 90 },
        {
          id: 'p3',
          name: 'Paper 3 three essays (regional option)',
          kind: 'external',
          weight: 35,
          maxMarks: 45,
          minutes: 150,
        },
        { id: 'ia', name: 'Historical investigation 2200 words', kind: 'internal', weight: 20, maxMarks: 25 },
      ],
    },
    sources: ['sites.google.com/wesleycollege.net/ibhistory'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-geography',
    name: 'Geography',
    page: `${CURRICULUM}/individuals-and-societies/geography/`,
    firstExams: 2019,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 two options', kind: 'external', weight: 35, maxMarks: 40, minutes: 90 },
        { id: 'p2', name: 'Paper 2 core', kind: 'external', weight: 40, minutes: 75 },
        { id: 'ia', name: 'Fieldwork report 2500 words', kind: 'internal', weight: 25, maxMarks: 25 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1 three options', kind: 'external', weight: 35, maxMarks: 60, minutes: 135 },
        { id: 'p2', name: 'Paper 2 core', kind: 'external', weight: 25, minutes: 75 },
        { id: 'p3', name: 'Paper 3 HL extension', kind: 'external', weight: 20, maxMarks: 28, minutes: 60 },
        { id: 'ia', name: 'Fieldwork report 2500 words', kind: 'internal', weight: 20, maxMarks: 25 },
      ],
    },
    sources: ['sites.google.com/view/opengeography', 'savemyexams.com'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-psychology-2027',
    name: 'Psychology',
    page: `${CURRICULUM}/individuals-and-societies/psychology/`,
    firstExams: 2027,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1', kind: 'external', weight: 35, maxMarks: 35, minutes: 90 },
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 35, maxMarks: 35, minutes: 90 },
        { id: 'ia', name: 'Research proposal', kind: 'internal', weight: 30, maxMarks: 24 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1', kind: 'external', weight: 25, maxMarks: 35, minutes: 90 },
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 25, maxMarks: 35, minutes: 90 },
        { id: 'p3', name: 'Paper 3 data analysis', kind: 'external', weight: 30, maxMarks: 30, minutes: 105 },
        { id: 'ia', name: 'Research proposal', kind: 'internal', weight: 20, maxMarks: 24 },
      ],
    },
    sources: ['ibpsychhub.com', 'sev7n.co.in'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-psychology-2019',
    name: 'Psychology',
    page: `${CURRICULUM}/individuals-and-societies/psychology/`,
    firstExams: 2019,
    lastExams: 2026,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1', kind: 'external', weight: 50, maxMarks: 49, minutes: 120 },
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 25, maxMarks: 22, minutes: 60 },
        { id: 'ia', name: 'Experimental study', kind: 'internal', weight: 25, maxMarks: 22 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1', kind: 'external', weight: 40, maxMarks: 49, minutes: 120 },
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 20, maxMarks: 44, minutes: 120 },
        { id: 'p3', name: 'Paper 3', kind: 'external', weight: 20, maxMarks: 24, minutes: 60 },
        { id: 'ia', name: 'Experimental study', kind: 'internal', weight: 20, maxMarks: 22 },
      ],
    },
    sources: ['revisiondojo.com'],
    checked: '2026-11',
    confidence: 'medium',
  },
  {
    id: 'ib-economics',
    name: 'Economics',
    page: `${CURRICULUM}/individuals-and-societies/economics/`,
    firstExams: 2022,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 extended response', kind: 'external', weight: 30, maxMarks: 25, minutes: 75 },
        { id: 'p2', name: 'Paper 2 data response', kind: 'external', weight: 40, maxMarks: 40, minutes: 105 },
        { id: 'ia', name: 'Portfolio of 3 commentaries', kind: 'internal', weight: 30, maxMarks: 45 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1 extended response', kind: 'external', weight: 20, maxMarks: 25, minutes: 75 },
        { id: 'p2', name: 'Paper 2 data response', kind: 'external', weight: 30, maxMarks: 40, minutes: 105 },
        { id: 'p3', name: 'Paper 3 policy paper', kind: 'external', weight: 30, maxMarks: 60, minutes: 105 },
        { id: 'ia', name: 'Portfolio of 3 commentaries', kind: 'internal', weight: 20, maxMarks: 45 },
      ],
    },
    sources: ['ibpredict.org', 'cgpacalculatoronline.net', 'revisiondojo.com'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-business-management',
    name: 'Business Management',
    page: `${CURRICULUM}/individuals-and-societies/business-management/`,
    firstExams: 2024,
    levels: {
      SL: [
        { id: 'p1', name: 'Paper 1 case study', kind: 'external', weight: 35, maxMarks: 30, minutes: 90 },
        { id: 'p2', name: 'Paper 2 quantitative focus', kind: 'external', weight: 35, minutes: 90 },
        { id: 'ia', name: 'Business research project 1800 words', kind: 'internal', weight: 30, maxMarks: 25 },
      ],
      HL: [
        { id: 'p1', name: 'Paper 1 case study', kind: 'external', weight: 25, maxMarks: 30, minutes: 90 },
        { id: 'p2', name: 'Paper 2 quantitative focus', kind: 'external', weight: 30, maxMarks: 50, minutes: 105 },
        { id: 'p3', name: 'Paper 3 social enterprise', kind: 'external', weight: 25, maxMarks: 25, minutes: 75 },
        { id: 'ia', name: 'Business research project 1800 words', kind: 'internal', weight: 20, maxMarks: 25 },
      ],
    },
    sources: ['thinkib.net', 'revisiondojo.com'],
    checked: '2026-11',
    confidence: 'high',
  },
  {
    id: 'ib-biology',
    name: 'Biology',
    page: `${CURRICULUM}/sciences/biology/`,
    firstExams: 2025,
    // The marks of Paper 2 change in 2027. We did not find the new ones.
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
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 44, minutes: 90 },
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
        { id: 'p2', name: 'Paper 2', kind: 'external', weight: 44, minutes: 150 },
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
        { id: 'ia', name: 'Computational solution', kind: 'internal', weight: 30 },
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
        { id: 'ia', name: 'Computational solution', kind: 'internal', weight: 20 },
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
        { id: 'p2', name: 'Paper 2 (incl. HL lenses)', kind: 'external', weight: 50, minutes: 150 },
        { id: 'ia', name: 'Individual investigation', kind: 'internal', weight: 20, maxMarks: 30 },
      ],
    },
    sources: ['thinkib.net', 'revisiondojo.app'],
    checked: '2026-11',
    confidence: 'medium',
  },
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
  {
    id: 'ib-tok',
    name: 'Theory of Knowledge',
    page: `${CURRICULUM}/dp-core/theory-of-knowledge/`,
    firstExams: 2022,
    levels: {
      SL: [
        {
          id: 'exhibition',
          name: 'Exhibition: three objects, up to 950 words',
          kind: 'internal',
          weight: 33.3,
          maxMarks: 10,
        },
        {
          id: 'essay',
          name: 'Essay on one of six prescribed titles, up to 1,600 words',
          kind: 'external',
          weight: 66.7,
          maxMarks: 10,
        },
      ],
    },
    sources: ['veritas-academy.wixsite.com', 'ibretake.com', 'ibcalc.com'],
    checked: '2026-11',
    confidence: 'high',
    letters: {
      outOf: 30,
      min: { A: 22, B: 16, C: 10, D: 4 },
      sources: ['jojo.ai 2025 guide (probably of November 2024)'],
      checked: '2026-11',
      confidence: 'medium',
    },
  },
];

/** A marking criterion of the Extended Essay. */
export interface EssayCriterion {
  id: string;
  name: string;
  /** Maximum marks. */
  max: number;
}

/** A guide of the Extended Essay. */
export interface EssayGuide extends FactSource {
  /** The address of the IB's own page about the essay. */
  page: string;
  /** The year of its first examinations. */
  from: number;
  /** The year of its last examinations, in November. */
  until?: number;
  criteria: readonly EssayCriterion[];
  /** Missing if none have been published. */
  letters?: LetterBoundaries;
}

/** The guides of the Extended Essay by first year. The guide of 2027 has no letter boundaries before July 2027. */
export const EXTENDED_ESSAY: readonly EssayGuide[] = [
  {
    page: `${CURRICULUM}/dp-core/extended-essay/`,
    from: 2018,
    until: 2026,
    criteria: [
      { id: 'A', name: 'Focus and method', max: 6 },
      { id: 'B', name: 'Knowledge and understanding', max: 6 },
      { id: 'C', name: 'Critical thinking', max: 12 },
      { id: 'D', name: 'Presentation', max: 4 },
      { id: 'E', name: 'Engagement', max: 6 },
    ],
    sources: ['philpot.education', 'thinkib.net'],
    checked: '2026-11',
    confidence: 'high',
    letters: {
      outOf: 34,
      min: { A: 27, B: 21, C: 14, D: 7 },
      sources: ['jojo.ai'],
      checked: '2026-11',
      confidence: 'medium',
    },
  },
  {
    page: `${CURRICULUM}/dp-core/extended-essay/`,
    from: 2027,
    criteria: [
      { id: 'A', name: 'Framework for the essay', max: 6 },
      { id: 'B', name: 'Knowledge and understanding', max: 6 },
      { id: 'C', name: 'Analysis and line of argument', max: 6 },
      { id: 'D', name: 'Discussion and evaluation', max: 8 },
      { id: 'E', name: 'Reflection', max: 4 },
    ],
    sources: ['philpot.education', 'thinkib.net', 'sites.google.com/cas.ac.ma'],
    checked: '2026-11',
    confidence: 'high',
  },
];
