import type { FactSource } from '../facts';

/** The letters of TOK and the Extended Essay, best first. `N` means that no grade was awarded. */
export const CORE_LETTERS = ['A', 'B', 'C', 'D', 'E', 'N'] as const;
export type CoreLetter = (typeof CORE_LETTERS)[number];

type PassingLetter = Exclude<CoreLetter, 'E' | 'N'>;

/** The points of TOK and the Extended Essay together. */
export interface CorePoints {
  /** 0 to 3, part of the 45. */
  points: number;
  /** The letter that fails the diploma; an E takes precedence over an N. */
  failing: 'E' | 'N' | null;
}

/** Several public calculators still use the matrix from before 2015, in which B with C and A with D give 1. */
const MATRIX: Readonly<Record<PassingLetter, Readonly<Record<PassingLetter, number>>>> = {
  A: { A: 3, B: 3, C: 2, D: 2 },
  B: { A: 3, B: 2, C: 2, D: 1 },
  C: { A: 2, B: 2, C: 1, D: 0 },
  D: { A: 2, B: 1, C: 0, D: 0 },
};

/** The source of the matrix. It applies to sessions from 2015, and the essay's guide of 2027 does not change it. */
export const CORE_POINTS_SOURCE: FactSource = {
  sources: [
    'GIS IB Handbook 2018-19 (yumpu 62178907 p.17): full grid incl. N',
    'ibretake.com/articles/tok-ee-matrix',
    'mind.li/explore/35232',
  ],
  checked: '2026-11',
  confidence: 'high',
};

/** The core points of two letters, by the IB's matrix. It is symmetric. */
export function corePoints(tok: CoreLetter, ee: CoreLetter): CorePoints {
  if (tok === 'E' || ee === 'E') return { points: 0, failing: 'E' };
  if (tok === 'N' || ee === 'N') return { points: 0, failing: 'N' };
  return { points: MATRIX[tok][ee], failing: null };
}
