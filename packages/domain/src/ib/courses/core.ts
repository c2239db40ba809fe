import type { FactSource } from '../../facts';
import { CURRICULUM, type IbCourse, type LetterBoundaries } from './course';

/** Theory of Knowledge, which gets a letter. */
export const THEORY_OF_KNOWLEDGE: IbCourse = {
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
    sources: ['the IB’s grade boundaries of 2022 to 2025, for schools', 'jojo.ai'],
    checked: '2026-11',
    confidence: 'high',
  },
};

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
      sources: ['the IB’s grade boundaries of 2024 and 2025, for schools', 'jojo.ai'],
      checked: '2026-11',
      confidence: 'high',
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
