import type { Confidence } from '../facts';

/** The parts of a result that a table can convert. */
export type ConvertedPart =
  /** The grade of each subject at Higher or Standard Level. */
  | 'HL'
  | 'SL'
  /** The letters of the core. */
  | 'EE'
  | 'TOK'
  /** The total points, 0 to 45, with or without a diploma. */
  | 'total'
  /** The total points, 24 to 45, of an awarded diploma. */
  | 'diploma'
  /** The score of each AP exam. */
  | 'score';

/** The value of a row: a number, or a range if the exact number is unknown. */
export type ConvertedValue = number | readonly [low: number, high: number];

/** The value of each grade, letter, total or score. Missing ones have no value. */
export type RecognitionTable = Readonly<Partial<Record<ConvertedPart, Readonly<Record<string, ConvertedValue>>>>>;

/** Codes of the notes to show with a conversion. The interface has the texts. */
export type RecognitionNote =
  /** A convention of admissions, not an equivalence; the university decides. Every conversion has this note. */
  | 'check-with-university'
  /** The choice of subjects and levels matters too. */
  | 'subject-conditions'
  /** We could not verify whether the grade is rounded or cut off after the first decimal. The range has both. */
  | 'rounding-not-verified'
  /** We could not verify which exams belong to the larger and which to the smaller group. The range has both. */
  | 'group-not-verified'
  /** The authority renews its tables. We could not verify that this is the latest. */
  | 'table-may-have-changed';

/** A rule instead of a table: a code, and the numbers in the rule. */
export interface RecognitionRule {
  code:
    /** The student's school converts the grades to percentages. No public table is reliable. */
    | 'school-converts'
    /** A rank from a national table that changes every year. Ask for the rank, or follow the link. */
    | 'combined-rank'
    /** Equivalent to the country's own school-leaving certificate. */
    | 'like-national-diploma'
    /** Credit from a minimum grade or score, up to a maximum. */
    | 'credit';
  /** Minimum total points for admission, of 45. */
  minTotal?: number;
  /** Minimum HL grade for credit. */
  minHigherLevel?: number;
  /** Minimum AP score for credit. */
  minScore?: number;
  /** Maximum credits, as this university counts them. */
  maxCredits?: number;
  /** Maximum units, as this university counts them. */
  maxUnits?: number;
}

/** How a country or university converts results. */
export interface Recognition {
  id: string;
  programme: 'ib' | 'ap';
  /** ISO 3166: a country such as `GB`, or a part of one such as `CA-AB`. */
  country: string;
  /** The institution, if it applies to one only. @default the country's universities in general */
  institution?: string;
  /**
   * The kind of value: tariff `points`, a national `grade`, `percent` of each subject, `units` of credit, or only a
   * `rule`.
   */
  kind: 'points' | 'grade' | 'percent' | 'units' | 'rule';
  /** Set if the values of the parts are added up. @default not set */
  sum?: true;
  table?: RecognitionTable;
  rule?: RecognitionRule;
  /** Ids in `IB_COURSES` of courses without credit. @default none */
  except?: readonly string[];
  /** The maximum value. */
  max?: number;
  /** The year of the source, such as `2025` or `2021-22`; `null` if it states none. */
  year: string | null;
  /** Facts of low confidence are not listed. */
  confidence: Exclude<Confidence, 'low'>;
  sources: readonly string[];
  /** The month in which the sources were last read. */
  checked: string;
  notes: readonly RecognitionNote[];
}

const CHECKED = '2026-11';
const CHECK = 'check-with-university';

const UCAS_LETTERS = { A: 12, B: 10, C: 8, D: 6, E: 4 };
const ALBERTA_PERCENT = { 7: 98, 6: 90, 5: 82, 4: 73, 3: 55 };

/**
 * The conversions of countries and universities. We found only facts of low confidence for these, so they are missing:
 * Ontario's percentages, Australia's ranks, the USA's grade point averages, and tables of British Columbia and Toronto.
 */
export const RECOGNITIONS: readonly Recognition[] = [
  {
    id: 'ucas-ib',
    programme: 'ib',
    country: 'GB',
    kind: 'points',
    sum: true,
    // UCAS does not convert the total. "720 or 768 points for a 45" is the tariff before 2017.
    table: {
      HL: { 7: 56, 6: 48, 5: 32, 4: 24, 3: 12, 2: 0, 1: 0 },
      SL: { 7: 28, 6: 24, 5: 16, 4: 12, 3: 6, 2: 0, 1: 0 },
      EE: UCAS_LETTERS,
      TOK: UCAS_LETTERS,
    },
    max: 276,
    year: '2025',
    confidence: 'high',
    sources: [
      'ibcalculator.com/resources/ib-to-ucas-tariff',
      'Tariff table of an undergraduate prospectus of 2025, page 71',
    ],
    checked: CHECKED,
    notes: [CHECK],
  },
  {
    id: 'ucas-ap',
    programme: 'ap',
    country: 'GB',
    kind: 'points',
    sum: true,
    table: { score: { 5: [20, 28], 4: [16, 24], 3: [12, 20] } },
    year: null,
    confidence: 'medium',
    sources: ['No source read for the two groups: look the exam up in the Tariff tables of UCAS'],
    checked: CHECKED,
    notes: [CHECK, 'group-not-verified'],
  },
  {
    id: 'germany',
    programme: 'ib',
    country: 'DE',
    kind: 'grade',
    table: { diploma: germanGrades() },
    year: '2022',
    confidence: 'medium',
    sources: [
      'Conditions: agreement of the KMK of 10 March 1986 as amended on 24 March 2022, with a rule on Higher Levels from 2025 (recognition.ibo.org, Germany); daad.de on the IB Diploma',
      'Formula: modified Bavarian formula, University of Giessen, 2003; 42 and 24 as its ends not read at the KMK',
    ],
    checked: CHECKED,
    notes: [CHECK, 'subject-conditions', 'rounding-not-verified'],
  },
  {
    id: 'denmark',
    programme: 'ib',
    country: 'DK',
    kind: 'grade',
    // Since 2018: from 18 points, with or without a diploma.
    table: {
      total: {
        ...{ 18: 2.4, 19: 2.7, 20: 3, 21: 3.3, 22: 3.6, 23: 4, 24: 4.4, 25: 4.7, 26: 5.2, 27: 5.6, 28: 6, 29: 6.5 },
        ...{ 30: 6.9, 31: 7.3, 32: 7.8, 33: 8.2, 34: 8.6, 35: 9, 36: 9.4, 37: 9.8, 38: 10.2, 39: 10.5 },
        ...{ 40: 10.8, 41: 11.1, 42: 11.3, 43: 11.6, 44: 11.9, 45: 12.7 },
      },
    },
    year: '2018',
    confidence: 'medium',
    sources: [
      'eucsyd.dk, conversion between grades',
      'uvm.dk, 29 June 2017 (from the admission of 2018: 18 points and more, 35 points are 9.0)',
      'ufm.dk on the conversion tables for the IB (since 2024 diplomas of 2020 to 2022 have a table of their own)',
    ],
    checked: CHECKED,
    notes: [CHECK, 'table-may-have-changed'],
  },
  {
    id: 'alberta',
    programme: 'ib',
    country: 'CA-AB',
    institution: 'University of Alberta',
    kind: 'percent',
    table: { HL: ALBERTA_PERCENT, SL: ALBERTA_PERCENT },
    year: '2021-22',
    confidence: 'high',
    sources: ['ualberta.ca, IB students', 'calendar.ualberta.ca 2021-22, the same scale as in 2016-17'],
    checked: CHECKED,
    notes: [CHECK],
  },
  {
    id: 'ontario',
    programme: 'ib',
    country: 'CA-ON',
    kind: 'rule',
    rule: { code: 'school-converts' },
    year: null,
    confidence: 'high',
    sources: ['admission.uoguelph.ca'],
    checked: CHECKED,
    notes: [CHECK],
  },
  ...credit('guelph', 'CA-ON', 'University of Guelph', 'admission.uoguelph.ca', {
    ib: { minTotal: 28, minHigherLevel: 5, maxCredits: 2 },
    ap: { minScore: 4, maxCredits: 2 },
  }),
  ...credit('calgary', 'CA-AB', 'University of Calgary', 'calendar.ucalgary.ca A.13.1', {
    ib: { minHigherLevel: 5, maxUnits: 30 },
  }),
  {
    id: 'australia',
    programme: 'ib',
    country: 'AU',
    kind: 'rule',
    rule: { code: 'combined-rank' },
    year: '2022',
    confidence: 'high',
    sources: ['uac.edu.au, improving university entry for IB students', 'qtac.edu.au'],
    checked: CHECKED,
    notes: [CHECK],
  },
  {
    id: 'netherlands',
    programme: 'ib',
    country: 'NL',
    kind: 'rule',
    rule: { code: 'like-national-diploma' },
    year: null,
    confidence: 'high',
    sources: ['nuffic.nl, IB secondary education'],
    checked: CHECKED,
    notes: [CHECK, 'subject-conditions'],
  },
  {
    id: 'university-of-california-ib',
    programme: 'ib',
    country: 'US-CA',
    institution: 'University of California',
    kind: 'units',
    sum: true,
    // Quarter units. Older pages give 30 units for a diploma of 30 points.
    table: { HL: { 7: 8, 6: 8, 5: 8 }, diploma: Object.fromEntries(from(30, 45).map((total) => [total, 6])) },
    except: ['ib-math-ai'],
    year: '2024',
    confidence: 'high',
    sources: ['admission.universityofcalifornia.edu, IB credits', 'ucsc.smartcatalogiq.com, revised 12 August 2024'],
    checked: CHECKED,
    notes: [CHECK],
  },
  {
    id: 'university-of-california-ap',
    programme: 'ap',
    country: 'US-CA',
    institution: 'University of California',
    kind: 'rule',
    rule: { code: 'credit', minScore: 3 },
    year: '2024',
    confidence: 'high',
    sources: ['admission.universityofcalifornia.edu', 'ucsc.smartcatalogiq.com, revised 12 August 2024'],
    checked: CHECKED,
    notes: [CHECK],
  },
];

/**
 * The modified Bavarian formula: 1 + 3 × (42 − points) / (42 − 24), and 1 from 42 points. We could not verify whether
 * the first decimal is cut off (the better grade) or rounded, so the range has both.
 */
function germanGrades(): Record<string, ConvertedValue> {
  return Object.fromEntries(
    from(24, 45).map((points) => {
      const tenths = 10 + (10 * Math.max(0, 42 - points)) / 6;
      return [points, [Math.floor(tenths) / 10, Math.round(tenths) / 10]];
    }),
  );
}

/** A university's rule for credit. */
function credit(
  id: string,
  country: string,
  institution: string,
  source: string,
  rules: Partial<Record<Recognition['programme'], Omit<RecognitionRule, 'code'>>>,
): Recognition[] {
  return (['ib', 'ap'] as const).flatMap((programme): Recognition[] => {
    const numbers = rules[programme];
    if (!numbers) return [];
    const rule: RecognitionRule = { code: 'credit', ...numbers };
    const common = { year: null, confidence: 'high', sources: [source], checked: CHECKED, notes: [CHECK] } as const;
    return [{ id: `${id}-${programme}`, programme, country, institution, kind: 'rule', rule, ...common }];
  });
}

function from(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
