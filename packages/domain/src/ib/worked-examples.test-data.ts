// Worked examples that others have published: single facts, each read at its address in November 2026. Several public
// calculators still use the matrix of before 2015 (B with C as 1): their examples are left out.

/** Where an example is published. */
interface Published {
  source: string;
}

/** Six grades, and what they give. */
export interface PublishedDiploma extends Published {
  hl: string;
  sl: string;
  /** TOK, then the Extended Essay. Where only the points of both are published, letters that give them. */
  core: string;
  points: number;
  awarded: boolean;
}

export const PUBLISHED_DIPLOMAS: readonly PublishedDiploma[] = [
  { source: 'acs.gr/ib-how-to-get-points (6 × 4)', hl: '444', sl: '444', core: 'DD', points: 24, awarded: true },
  { source: 'acs.gr/ib-how-to-get-points (6 × 7 + 3)', hl: '777', sl: '777', core: 'AA', points: 45, awarded: true },
  {
    source: 'stclarescareers.wordpress.com/2016/05/31/the-new-ucas-tariff-and-the-ib',
    hl: '765',
    sl: '654',
    core: 'BA',
    points: 36,
    awarded: true,
  },
  {
    source: 'theprimecalculator.com/pt/education/ib-score-calculator/formula',
    hl: '656',
    sl: '565',
    core: 'BB',
    points: 35,
    awarded: true,
  },
  {
    source: 'revisiondojo.com/blog/what-is-the-24-point-rule-in-the-ib-diploma-everything-you-need-to-know-to-pass',
    hl: '544',
    sl: '433',
    core: 'CC',
    points: 24,
    awarded: true,
  },
  {
    source:
      'revisiondojo.com/blog/can-you-get-a-2-on-an-ib-hl-test-and-still-get-your-diploma-everything-you-need-to-know',
    hl: '255',
    sl: '654',
    core: 'DD',
    points: 27,
    awarded: true,
  },
];

/** The letters of TOK and the Extended Essay, and their points; `null` if they fail the diploma. */
export interface PublishedCore extends Published {
  tok: 'A' | 'B' | 'C' | 'D' | 'E';
  ee: 'A' | 'B' | 'C' | 'D' | 'E';
  points: number | null;
}

const WELLINGTON = 'wellingtoninternationalschool.com/learning/ib-programmes/ib-diploma-points';
const IBRETAKE = 'ibretake.com/articles/tok-ee-matrix';
const THINKIB = 'library.tis.today/ThinkIB/chem/chemistry/page/42166/grading-system-1.html';
const MATRIX_CHANGE = 'greyhoundscansit.com/g5tr0p1g9.html (changes of May 2015)';

export const PUBLISHED_CORES: readonly PublishedCore[] = [
  { source: WELLINGTON, tok: 'B', ee: 'C', points: 2 },
  { source: WELLINGTON, tok: 'E', ee: 'A', points: null },
  { source: IBRETAKE, tok: 'A', ee: 'A', points: 3 },
  { source: IBRETAKE, tok: 'A', ee: 'B', points: 3 },
  { source: IBRETAKE, tok: 'B', ee: 'A', points: 3 },
  { source: IBRETAKE, tok: 'B', ee: 'C', points: 2 },
  { source: IBRETAKE, tok: 'C', ee: 'D', points: 0 },
  { source: IBRETAKE, tok: 'D', ee: 'C', points: 0 },
  { source: 'ibcalc.com/guides/tok-ee-core-points.html', tok: 'B', ee: 'C', points: 2 },
  { source: THINKIB, tok: 'C', ee: 'C', points: 1 },
  { source: THINKIB, tok: 'B', ee: 'A', points: 3 },
  { source: MATRIX_CHANGE, tok: 'C', ee: 'B', points: 2 },
  { source: MATRIX_CHANGE, tok: 'A', ee: 'E', points: null },
];

/** A whole matrix, in the order A to E; `F` fails the diploma. */
export interface PublishedMatrix extends Published {
  /** By the letter of the Extended Essay; each has the letters of TOK. */
  rows: readonly string[];
}

export const PUBLISHED_MATRICES: readonly PublishedMatrix[] = [
  { source: 'yumpu.com 62178907, GIS IB Handbook 2018-19, p. 17', rows: ['3322F', '3221F', '2210F', '2100F', 'FFFFF'] },
  { source: 'ibcalc.com/guides/tok-ee-core-points.html', rows: ['3322F', '3221F', '2210F', '2100F', 'FFFFF'] },
  {
    source: 'philpoteducation.com/mod/book/view.php?id=255&chapterid=152',
    rows: ['3322F', '3221F', '2210F', '2100F', 'FFFFF'],
  },
];

/** Components of a subject and their weighted sum. */
export interface PublishedPercent extends Published {
  /** Mark, maximum and weight of each. */
  components: readonly (readonly [mark: number, max: number, weight: number])[];
  percent: number;
  /** How many decimals are published. */
  decimals: number;
}

const IBCALC = 'ibcalc.com/guides/how-ib-grades-are-calculated.html';

export const PUBLISHED_PERCENTS: readonly PublishedPercent[] = [
  { source: `${IBCALC} (Paper 1)`, components: [[30, 40, 36]], percent: 27, decimals: 1 },
  { source: `${IBCALC} (Paper 2)`, components: [[44, 60, 44]], percent: 32.3, decimals: 1 },
  { source: `${IBCALC} (internal assessment)`, components: [[18, 24, 20]], percent: 15, decimals: 1 },
  {
    source: `${IBCALC} (the sum)`,
    components: [
      [30, 40, 36],
      [44, 60, 44],
      [18, 24, 20],
    ],
    percent: 74.3,
    decimals: 1,
  },
  { source: `${IBCALC} (40 %)`, components: [[30, 40, 40]], percent: 30, decimals: 0 },
  {
    source: 'ibsurvival.com/topic/47115-how-do-grades-work',
    components: [
      [13, 20, 20],
      [75, 90, 40],
      [82, 90, 40],
    ],
    percent: 82.8,
    decimals: 1,
  },
  {
    source: 'cedworkshop.com/food-city-dqk/ib-grade-calculator-8f8f95 (13 of 20, and 80 % of the papers)',
    components: [
      [13, 20, 20],
      [80, 100, 80],
    ],
    percent: 77,
    decimals: 0,
  },
];

/** A range of marks of the Extended Essay, out of 34, and its letter. */
export interface PublishedBand extends Published {
  from: number;
  to: number;
  letter: string;
}

const PHILPOT = 'philpot.education/mod/page/view.php?id=424';

export const PUBLISHED_BANDS: readonly PublishedBand[] = [
  { source: PHILPOT, from: 27, to: 34, letter: 'A' },
  { source: PHILPOT, from: 21, to: 26, letter: 'B' },
  { source: PHILPOT, from: 14, to: 20, letter: 'C' },
  { source: PHILPOT, from: 7, to: 13, letter: 'D' },
  { source: PHILPOT, from: 0, to: 6, letter: 'E' },
];

/** A conversion by a country's table. */
export interface PublishedConversion extends Published {
  /** An id of `RECOGNITIONS`. */
  by: string;
  result: { hl?: string; sl?: string; tok?: 'A' | 'B'; ee?: 'A' | 'B'; total?: number };
  value: number;
}

const ST_CLARES = 'stclarescareers.wordpress.com/2016/05/31/the-new-ucas-tariff-and-the-ib';
const EUCSYD = 'eucsyd.dk/internationalt-gymnasium/conversion-between-grades';

export const PUBLISHED_CONVERSIONS: readonly PublishedConversion[] = [
  { source: `${ST_CLARES} (HL)`, by: 'ucas-ib', result: { hl: '765' }, value: 136 },
  { source: `${ST_CLARES} (SL)`, by: 'ucas-ib', result: { sl: '654' }, value: 52 },
  { source: `${ST_CLARES} (core)`, by: 'ucas-ib', result: { tok: 'B', ee: 'A' }, value: 22 },
  {
    source: `${ST_CLARES} (the sum)`,
    by: 'ucas-ib',
    result: { hl: '765', sl: '654', tok: 'B', ee: 'A' },
    value: 210,
  },
  ...(
    [
      [18, 2.4],
      [24, 4.4],
      [27, 5.6],
      [30, 6.9],
      [33, 8.2],
      [36, 9.4],
      [38, 10.2],
      [40, 10.8],
      [42, 11.3],
      [45, 12.7],
    ] as const
  ).map(([total, value]) => ({ source: EUCSYD, by: 'denmark', result: { total }, value })),
];

/** Raw points of an AP exam, and the composite out of 100. */
export interface PublishedComposite extends Published {
  exam: string;
  raw: Readonly<Record<string, number>>;
  composite: number;
  decimals: number;
}

const AP_WORLD = 'cal88.calculator.city/?p=493';
const AP_LANGUAGE = 'use.calculator.city/ap-english-language-and-composition-score-calculator';
const NO_HISTORY = { mcq: 0, saq: 0, dbq: 0, leq: 0 };

export const PUBLISHED_COMPOSITES: readonly PublishedComposite[] = [
  {
    source: `${AP_WORLD} (the sum of its table)`,
    exam: 'ap-world-history',
    raw: { mcq: 40, saq: 6, dbq: 5, leq: 4 },
    composite: 70.3,
    decimals: 1,
  },
  {
    source: `${AP_WORLD} (multiple choice)`,
    exam: 'ap-world-history',
    raw: { ...NO_HISTORY, mcq: 40 },
    composite: 29.1,
    decimals: 1,
  },
  {
    source: `${AP_WORLD} (short answers)`,
    exam: 'ap-world-history',
    raw: { ...NO_HISTORY, saq: 6 },
    composite: 13.3,
    decimals: 1,
  },
  {
    source: `${AP_WORLD} (documents)`,
    exam: 'ap-world-history',
    raw: { ...NO_HISTORY, dbq: 5 },
    composite: 17.9,
    decimals: 1,
  },
  {
    source: `${AP_WORLD} (long essay)`,
    exam: 'ap-world-history',
    raw: { ...NO_HISTORY, leq: 4 },
    composite: 10,
    decimals: 1,
  },
  {
    source: '515511.xyz/ap-world-calculator.html (50 of 55)',
    exam: 'ap-world-history',
    raw: { ...NO_HISTORY, mcq: 50 },
    composite: 36.4,
    decimals: 1,
  },
  { source: AP_LANGUAGE, exam: 'ap-english-language', raw: { mcq: 30, frq: 12 }, composite: 66.67, decimals: 2 },
];
