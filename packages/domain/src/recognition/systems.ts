import type { Confidence } from '../facts';

/** What of a result a table looks at. */
export type Counted =
  /** The grade of each subject at Higher or Standard Level. */
  | 'HL'
  | 'SL'
  /** The letters of the core. */
  | 'EE'
  | 'TOK'
  /** The points of 45, with or without a diploma. */
  | 'total'
  /** The points of 45 of a diploma that was awarded. */
  | 'diploma'
  /** The score of each AP exam. */
  | 'score';

/** What one row gives: a number, or a range where more is not known. */
export type Given = number | readonly [low: number, high: number];

/** What is given for each grade, letter, total or score; for one that is not there, nothing. */
export type RecognitionTable = Readonly<Partial<Record<Counted, Readonly<Record<string, Given>>>>>;

/** What to say with it, as codes: the interface has the words. */
export type RecognitionNote =
  /** A convention of admissions, no equivalence; the university decides. Stands with every one. */
  | 'check-with-university'
  /** Which subjects and levels were taken counts as well. */
  | 'subject-conditions'
  /** Whether the grade is rounded or cut off after the first decimal was not verified: the range is the two of them. */
  | 'rounding-not-verified'
  /** Which exams belong to the larger and which to the smaller group was not verified: the range is the two of them. */
  | 'group-not-verified'
  /** The authority renews its tables; whether this is the latest was not verified. */
  | 'table-may-have-changed';

/** Where there is no table, but a rule: a code, and the numbers in it. */
export interface RecognitionRule {
  code:
    /** The school turns grades into per cent and sends these; no public table is to be trusted. */
    | 'school-converts'
    /** A rank from a national table that is agreed anew each year; ask for the rank, or follow the link. */
    | 'combined-rank'
    /** Opens what the country's own school-leaving certificate opens. */
    | 'like-national-diploma'
    /** Credit from this grade or score on, up to so much. */
    | 'credit';
  /** The least points of 45 for admission. */
  minTotal?: number;
  /** The least HL grade that brings credit. */
  minHigherLevel?: number;
  /** The least AP score that brings credit. */
  minScore?: number;
  /** The most credits, as this university counts them. */
  maxCredits?: number;
  /** The most units, as this university counts them. */
  maxUnits?: number;
}

/** How one country or university reads a result. */
export interface Recognition {
  id: string;
  programme: 'ib' | 'ap';
  /** ISO 3166: a country such as `GB`, or a part of one such as `CA-AB`. */
  country: string;
  /** The one institution for which it holds. @default the country's universities in general */
  institution?: string;
  /**
   * What comes out: tariff `points`, a national `grade`, `percent` of each subject, `units` of credit,
   * or only a `rule`.
   */
  kind: 'points' | 'grade' | 'percent' | 'units' | 'rule';
  /** Whether what is given for the parts is added up. @default no */
  sum?: true;
  table?: RecognitionTable;
  rule?: RecognitionRule;
  /** Courses for which nothing is given, by their id in `IB_COURSES`. @default none */
  except?: readonly string[];
  /** The most there is. */
  max?: number;
  /** The year for which the source stands, such as `2025` or `2016-17`; `null` if it states none. */
  year: string | null;
  /** Nothing of low confidence is here. */
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
 * How results are read elsewhere. Left out, because nothing better than low confidence was found: per cent of Ontario
 * by grade, ranks of Australia, grade point averages of the USA, tables of British Columbia and Toronto.
 */
export const RECOGNITIONS: readonly Recognition[] = [
  {
    id: 'ucas-ib',
    programme: 'ib',
    country: 'GB',
    kind: 'points',
    sum: true,
    // The total of 45 is not converted: 720 or 768 points for a 45 are those of the tariff before 2017.
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
    year: '2020',
    confidence: 'medium',
    sources: [
      'Conditions: agreement of the KMK of 10 March 1986 as amended on 26 November 2020; daad.de on the IB Diploma',
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
    // Since 2018 from 18 points on, diploma or not.
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
    year: '2016-17',
    confidence: 'high',
    sources: ['ualberta.ca, IB students', 'calendar.ualberta.ca 2016-17'],
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
    confidence: 'medium',
    sources: ['netherlands.english-schools.org'],
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
    // Quarter units. The 30 units for a diploma of 30 points are those of older pages.
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
 * Grade = 1 + 3 × (42 − points) / (42 − 24), and 1 from 42 points on. To one decimal: cut off (the better one) and
 * rounded, because which of them is official was not verified.
 */
function germanGrades(): Record<string, Given> {
  return Object.fromEntries(
    from(24, 45).map((points) => {
      const tenths = 10 + (10 * Math.max(0, 42 - points)) / 6;
      return [points, [Math.floor(tenths) / 10, Math.round(tenths) / 10]];
    }),
  );
}

/** The rules by which one university gives credit. */
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
