import type { FactSource } from '../facts';

/** The letters of TOK and the Extended Essay, the best first; `N` is no grade. */
export const CORE_LETTERS = ['A', 'B', 'C', 'D', 'E', 'N'] as const;
export type CoreLetter = (typeof CORE_LETTERS)[number];

type PassingLetter = Exclude<CoreLetter, 'E' | 'N'>;

/** What TOK and the Extended Essay bring together. */
export interface CorePoints {
  /** 0 to 3, as they count towards the 45. */
  points: number;
  /** The letter by which the diploma fails; an E tells before an N. */
  failing: 'E' | 'N' | null;
}

/** Several public calculators still have the table of before 2015, in which B with C and A with D are 1. */
const MATRIX: Readonly<Record<PassingLetter, Readonly<Record<PassingLetter, number>>>> = {
  A: { A: 3, B: 3, C: 2, D: 2 },
  B: { A: 3, B: 2, C: 2, D: 1 },
  C: { A: 2, B: 2, C: 1, D: 0 },
  D: { A: 2, B: 1, C: 0, D: 0 },
};

/** Where the matrix was read. It holds for sessions from 2015, and does not change with the essay's guide of 2027. */
export const CORE_POINTS_SOURCE: FactSource = {
  sources: [
    'GIS IB Handbook 2018-19 (yumpu 62178907 p.17): full grid incl. N',
    'ibretake.com/articles/tok-ee-matrix',
    'mind.li/explore/35232',
  ],
  checked: '2026-11',
  confidence: 'high',
};

/** The core points of the two letters by the IB's matrix, in which TOK and the essay count alike. */
export function corePoints(tok: CoreLetter, ee: CoreLetter): CorePoints {
  if (tok === 'E' || ee === 'E') return { points: 0, failing: 'E' };
  if (tok === 'N' || ee === 'N') return { points: 0, failing: 'N' };
  return { points: MATRIX[tok][ee], failing: null };
}
