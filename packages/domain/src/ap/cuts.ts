import { mean, type Confidence, type Range } from '../facts';

/** The scores of an AP exam. */
export const AP_SCORES = [1, 2, 3, 4, 5] as const;
export type ApScore = (typeof AP_SCORES)[number];

/** The lowest value for a 2, a 3, a 4 and a 5. */
type FourCuts = readonly [two: number, three: number, four: number, five: number];

/** The cut scores of a released practice exam. It has the format of its year. */
export interface ReleasedChart {
  year: number;
  /** The composite's maximum in that year. */
  max: number;
  /** Composite points, out of `max`. */
  cuts: FourCuts;
}

/** The evidence for an exam's cut scores. */
export type CutBasis =
  /** Charts of released practice exams in this subject. */
  | 'released-charts'
  /** The mean of the subjects with charts, because this subject has none. It says little about this subject. */
  | 'cross-subject';

/** The estimated cut score: the lowest composite in per cent that gets a score. */
export interface CutBand {
  score: ApScore;
  /** The likely range of the cut. */
  likely: Range;
  /** The possible range: the likely range, the baseline with its uncertainty, and every released chart. */
  possible: Range;
}

/** The estimated cut scores of an exam, with the evidence. */
export interface ApCuts {
  basis: CutBasis;
  confidence: Confidence;
  /** For the scores 1 to 5. Everybody reaches a 1. */
  bands: readonly CutBand[];
  /** The evidence, oldest first; empty if the basis is `cross-subject`. */
  released: readonly ReleasedChart[];
}

/**
 * The source of the cut scores. College Board publishes none. Ours come from scoring worksheets of released practice
 * exams (2012 to 2022), reported by others. College Board set new standards in 2024 and 2025, mostly in favour of the
 * students, so old charts tend to be too harsh. The bands are estimates: call them estimates. Bands from other subjects'
 * charts are even less certain.
 */
export const AP_CUTS_SOURCE = {
  sources: ['Scoring worksheets of released AP practice exams, 2012 to 2022, reported second-hand'],
  checked: '2026-11',
  confidence: { 'released-charts': 'medium', 'cross-subject': 'low' },
} as const satisfies { confidence: Record<CutBasis, Confidence>; sources: readonly string[]; checked: string };

/**
 * The source of what we say about score setting. Before 2022, panels of 10 to 18 educators set the standards. Since then
 * College Board has used evidence-based standard setting, which compares students' work with the expectations of hundreds
 * of college teachers and with college grades.
 */
export const SCORE_SETTING_SOURCE = {
  pages: [
    {
      name: 'AP Central, Score Setting and Scoring',
      address: 'https://apcentral.collegeboard.org/courses/how-ap-develops-courses-and-exams/score-setting-and-scoring',
    },
    {
      name: 'Inside Higher Ed, 25 July 2024',
      address:
        'https://www.insidehighered.com/news/admissions/traditional-age/2024/07/25/college-board-defends-changes-ap-scoring-methodology',
    },
  ],
  checked: '2026-11',
  confidence: 'high',
} as const satisfies {
  pages: readonly { name: string; address: string }[];
  checked: string;
  confidence: Confidence;
};

/** Per cent; the mean over the eleven subjects with released charts (own computation). */
const CROSS_SUBJECT: FourCuts = [33.2, 46.2, 59.3, 72.5];

interface CutEvidence {
  /** @default none, so the baseline is the mean of all subjects */
  released?: readonly ReleasedChart[];
  /** A second estimate of each cut, in per cent. The likely range is between it and the baseline. */
  otherEnd: FourCuts;
  /** The error of the baseline in either direction, in percentage points. */
  uncertainty: number;
}

const EVIDENCE: Readonly<Record<string, CutEvidence>> = {
  'ap-calc-ab': {
    released: [
      { year: 2012, max: 108, cuts: [33, 41, 54, 67] },
      { year: 2016, max: 108, cuts: [35, 42, 55, 67] },
      { year: 2017, max: 108, cuts: [26, 44, 59, 71] },
      { year: 2018, max: 108, cuts: [26, 41, 54, 66] },
    ],
    otherEnd: [21.3, 34.3, 45.4, 63.9],
    uncertainty: 5,
  },
  'ap-calc-bc': {
    released: [{ year: 2019, max: 108, cuts: [28, 45, 59, 70] }],
    otherEnd: [24.1, 41.7, 50.9, 63],
    uncertainty: 5,
  },
  'ap-statistics': {
    released: [
      { year: 2013, max: 100, cuts: [28, 39, 52, 68] },
      { year: 2019, max: 100, cuts: [32, 44, 59, 73] },
    ],
    otherEnd: [33, 42, 53, 68],
    uncertainty: 7,
  },
  'ap-biology': {
    released: [
      { year: 2015, max: 120, cuts: [28, 51, 74, 93] },
      { year: 2016, max: 120, cuts: [30, 49, 68, 86] },
      { year: 2017, max: 120, cuts: [29, 51, 75, 93] },
    ],
    otherEnd: [24.2, 39.2, 54.2, 68.3],
    uncertainty: 7,
  },
  'ap-chemistry': {
    released: [{ year: 2017, max: 100, cuts: [28, 44, 64, 79] }],
    otherEnd: [16, 29, 48, 72],
    uncertainty: 5,
  },
  'ap-physics-1': {
    released: [
      { year: 2015, max: 80, cuts: [20, 29, 39, 51] },
      { year: 2016, max: 80, cuts: [20, 31, 43, 57] },
    ],
    otherEnd: [29, 34, 45, 58],
    uncertainty: 7,
  },
  'ap-physics-2': {
    otherEnd: [24, 40, 51, 66],
    uncertainty: 8,
  },
  'ap-physics-c-mechanics': {
    otherEnd: [29, 40, 53, 66],
    uncertainty: 8,
  },
  'ap-physics-c-em': {
    otherEnd: [26, 39, 52, 63],
    uncertainty: 8,
  },
  'ap-english-language': {
    released: [
      { year: 2012, max: 150, cuts: [58, 82, 100, 115] },
      { year: 2016, max: 150, cuts: [52, 76, 94, 108] },
    ],
    otherEnd: [31, 42, 56, 70],
    uncertainty: 7,
  },
  'ap-english-literature': {
    otherEnd: [29, 40, 54, 69],
    uncertainty: 8,
  },
  'ap-french': {
    otherEnd: [23, 41, 56, 69],
    uncertainty: 8,
  },
  'ap-microeconomics': {
    released: [{ year: 2017, max: 90, cuts: [36, 44, 55, 70] }],
    otherEnd: [31.1, 48.9, 63.3, 80],
    uncertainty: 5,
  },
  'ap-macroeconomics': {
    released: [
      { year: 2013, max: 90, cuts: [42, 52, 59, 72] },
      { year: 2014, max: 90, cuts: [39, 50, 59, 72] },
      { year: 2017, max: 90, cuts: [39, 50, 60, 73] },
      { year: 2018, max: 90, cuts: [40, 53, 62, 74] },
      { year: 2019, max: 90, cuts: [35, 45, 54, 67] },
    ],
    otherEnd: [32.2, 48.9, 64.4, 77.8],
    uncertainty: 5,
  },
  'ap-psychology': {
    released: [{ year: 2012, max: 150, cuts: [65, 79, 94, 112] }],
    otherEnd: [27, 43, 56, 74],
    uncertainty: 7,
  },
  'ap-world-history': {
    otherEnd: [25.4, 43.1, 50.8, 70],
    uncertainty: 8,
  },
  'ap-us-history': {
    otherEnd: [25.4, 39.2, 50, 70],
    uncertainty: 8,
  },
  'ap-human-geography': {
    released: [{ year: 2022, max: 120, cuts: [49, 63, 74, 85] }],
    otherEnd: [26.7, 42.5, 55.8, 68.3],
    uncertainty: 5,
  },
  'ap-computer-science-a': {
    otherEnd: [38, 43, 50, 63],
    uncertainty: 8,
  },
  'ap-environmental-science': {
    otherEnd: [33.1, 41.5, 54.6, 70.8],
    uncertainty: 8,
  },
};

/** The estimated cut scores of an exam, by its id in `AP_EXAMS`; `undefined` for an unknown exam. */
export function apCuts(examId: string): ApCuts | undefined {
  const evidence = Object.hasOwn(EVIDENCE, examId) ? EVIDENCE[examId] : undefined;
  if (!evidence) return undefined;
  const { released = [] } = evidence;
  const basis = released.length > 0 ? 'released-charts' : 'cross-subject';
  return {
    basis,
    confidence: AP_CUTS_SOURCE.confidence[basis],
    bands: AP_SCORES.map((score) => ({ score, ...bandsOf(score, evidence) })),
    released,
  };
}

function bandsOf(score: ApScore, { released = [], otherEnd, uncertainty }: CutEvidence): Omit<CutBand, 'score'> {
  if (score === 1) return { likely: { low: 0, high: 0 }, possible: { low: 0, high: 0 } };
  const charts = released.map(({ max, cuts }) => (100 * cutOf(cuts, score)) / max);
  const baseline = released.length > 0 ? mean(charts) : cutOf(CROSS_SUBJECT, score);
  const likely = [baseline, cutOf(otherEnd, score)];
  return {
    likely: span(likely),
    possible: span([...likely, ...charts, baseline - uncertainty, baseline + uncertainty]),
  };
}

function cutOf([two, three, four, five]: FourCuts, score: Exclude<ApScore, 1>): number {
  return { 2: two, 3: three, 4: four, 5: five }[score];
}

/** The range of some numbers, rounded to a tenth: the evidence is not more precise. */
function span(numbers: readonly number[]): Range {
  const tenth = (number: number) => Math.round(number * 10) / 10;
  return { low: tenth(Math.min(...numbers)), high: tenth(Math.max(...numbers)) };
}
