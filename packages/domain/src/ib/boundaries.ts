import type { IbLevel } from './courses';
import type { Confidence } from '../facts';

/**
 * The time zone of an examination: TZ1 the Americas; TZ2 Europe, Africa and the Middle East; TZ3 Asia-Pacific, which was
 * part of TZ2 until 2024; TZ0 for a single paper worldwide.
 */
export type TimeZoneOfExams = 'TZ0' | 'TZ1' | 'TZ2' | 'TZ3';

/** The final grade boundaries of a subject in a session. */
export interface BoundaryRow {
  /** `M` for May or `N` for November, and the year: `M25`. */
  session: `${'M' | 'N'}${number}`;
  /** `null` if the source does not say. */
  tz: TimeZoneOfExams | null;
  /** The lowest rounded per cent of the grades 2 to 7; `null` if the source leaves one out. */
  min: readonly (number | null)[];
  source: string;
  confidence: Confidence;
  /** Set if the row belongs to the previous course, which had other components. */
  oldCourse?: true;
  /**
   * Set if the source calls the session 2025, but it is most likely November 2024: for French B the same pages repeat the
   * figures of that session, and for the sciences they name papers that ended before 2025.
   */
  relabelled?: true;
}

/** The month in which the sources were last read. */
export const BOUNDARIES_CHECKED = '2026-11';

/**
 * Grade boundaries by course id and level, from secondary sources, because the IB's documents are not public. We found
 * none for missing courses and levels.
 */
export const IB_BOUNDARIES: Readonly<Record<string, Readonly<Partial<Record<IbLevel, readonly BoundaryRow[]>>>>> = {
  'ib-english-a-literature': {
    SL: [
      {
        session: 'N24',
        tz: 'TZ2',
        min: [12, 25, 38, 53, 66, 81],
        source: 'jojo.ai',
        confidence: 'low',
        relabelled: true,
      },
    ],
    HL: [
      {
        session: 'N24',
        tz: 'TZ2',
        min: [14, 28, 41, 55, 67, 81],
        source: 'jojo.ai',
        confidence: 'low',
        relabelled: true,
      },
    ],
  },
  'ib-english-a-language-literature': {
    SL: [
      {
        session: 'N24',
        tz: 'TZ1',
        min: [12, 26, 39, 53, 65, 78],
        source: 'jojo.ai',
        confidence: 'low',
        relabelled: true,
      },
      {
        session: 'N24',
        tz: 'TZ2',
        min: [14, 30, 45, 58, 70, 83],
        source: 'jojo.ai',
        confidence: 'low',
        relabelled: true,
      },
    ],
    HL: [
      {
        session: 'N24',
        tz: null,
        min: [15, 28, 42, 55, 67, 80],
        source: 'revisiondojo.com',
        confidence: 'low',
        relabelled: true,
      },
    ],
  },
  'ib-french-b': {
    SL: [
      {
        session: 'M19',
        tz: 'TZ0',
        min: [14, 29, 43, 58, 71, 86],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'N19',
        tz: 'TZ0',
        min: [15, 30, 47, 60, 73, 86],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'N20',
        tz: 'TZ0',
        min: [9, 18, 28, 46, 65, 83],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'M21',
        tz: 'TZ0',
        min: [10, 21, 33, 49, 65, 80],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'M22',
        tz: 'TZ0',
        min: [10, 23, 34, 49, 66, 81],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'N22',
        tz: 'TZ0',
        min: [13, 28, 39, 53, 68, 83],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'M23',
        tz: 'TZ1',
        min: [10, 22, 36, 51, 67, 82],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'M23',
        tz: 'TZ2',
        min: [10, 22, 36, 51, 67, 82],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'N23',
        tz: 'TZ1',
        min: [12, 26, 38, 53, 67, 82],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'M24',
        tz: 'TZ1',
        min: [12, 24, 37, 51, 67, 81],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'M24',
        tz: 'TZ2',
        min: [11, 23, 37, 52, 66, 81],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'N24',
        tz: 'TZ0',
        min: [13, 25, 39, 54, 69, 83],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
    ],
    HL: [
      {
        session: 'M19',
        tz: 'TZ0',
        min: [16, 31, 50, 62, 73, 85],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'N19',
        tz: 'TZ0',
        min: [16, 31, 51, 63, 74, 85],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'N20',
        tz: 'TZ0',
        min: [13, 27, 45, 57, 69, 80],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'M21',
        tz: 'TZ0',
        min: [11, 22, 40, 52, 64, 77],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'M22',
        tz: 'TZ0',
        min: [13, 27, 46, 59, 72, 85],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'N22',
        tz: 'TZ0',
        min: [11, 23, 39, 53, 68, 83],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'M23',
        tz: 'TZ1',
        min: [14, 29, 47, 61, 73, 86],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'M23',
        tz: 'TZ2',
        min: [13, 27, 47, 60, 72, 85],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'N23',
        tz: 'TZ0',
        min: [16, 31, 47, 59, 71, 83],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'M24',
        tz: 'TZ1',
        min: [15, 29, 48, 62, 73, 86],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'M24',
        tz: 'TZ2',
        min: [15, 31, 47, 60, 73, 86],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
      {
        session: 'N24',
        tz: 'TZ0',
        min: [17, 33, 51, 63, 76, 88],
        source: 'ibpredict.org/subjects/language-b?lang=French',
        confidence: 'medium',
      },
    ],
  },
  'ib-history': {
    HL: [
      {
        session: 'N24',
        tz: 'TZ2',
        min: [null, 29, 39, 51, 62, 74],
        source: 'revisiondojo.com (Americas / Asia-Oceania)',
        confidence: 'low',
        relabelled: true,
      },
    ],
  },
  'ib-economics': {
    SL: [
      {
        session: 'N24',
        tz: 'TZ2',
        min: [16, 32, 44, 55, 68, 80],
        source: 'revisiondojo.com',
        confidence: 'low',
        relabelled: true,
      },
      {
        session: 'M19',
        tz: 'TZ1',
        min: [13, 25, 40, 52, 63, 75],
        source: 'ibpredict.org',
        confidence: 'medium',
        oldCourse: true,
      },
      {
        session: 'M19',
        tz: 'TZ2',
        min: [15, 30, 43, 54, 65, 75],
        source: 'ibpredict.org',
        confidence: 'medium',
        oldCourse: true,
      },
    ],
    HL: [
      {
        session: 'N24',
        tz: 'TZ1',
        min: [13, 25, 37, 51, 64, 78],
        source: 'revisiondojo.com',
        confidence: 'low',
        relabelled: true,
      },
      {
        session: 'N24',
        tz: 'TZ2',
        min: [13, 26, 37, 51, 64, 78],
        source: 'revisiondojo.com',
        confidence: 'low',
        relabelled: true,
      },
    ],
  },
  'ib-business-management': {
    HL: [
      {
        session: 'N24',
        tz: 'TZ2',
        min: [15, 30, 44, 55, 66, 77],
        source: 'revisiondojo.com',
        confidence: 'low',
        relabelled: true,
      },
    ],
  },
  'ib-biology': {
    SL: [
      {
        session: 'M23',
        tz: 'TZ1',
        min: [15, 26, 39, 51, 64, 76],
        source: 'ibpredict.org',
        confidence: 'medium',
        oldCourse: true,
      },
      {
        session: 'M23',
        tz: 'TZ2',
        min: [15, 26, 38, 50, 62, 74],
        source: 'ibpredict.org',
        confidence: 'medium',
        oldCourse: true,
      },
      {
        session: 'N24',
        tz: 'TZ0',
        min: [14, 26, 40, 52, 64, 76],
        source: 'revisiondojo.com',
        confidence: 'low',
        oldCourse: true,
        relabelled: true,
      },
    ],
    HL: [
      {
        session: 'M23',
        tz: 'TZ1',
        min: [15, 26, 38, 51, 64, 77],
        source: 'ibpredict.org',
        confidence: 'medium',
        oldCourse: true,
      },
      {
        session: 'M23',
        tz: 'TZ2',
        min: [15, 25, 36, 50, 64, 77],
        source: 'ibpredict.org',
        confidence: 'medium',
        oldCourse: true,
      },
      {
        session: 'N24',
        tz: 'TZ0',
        min: [13, 23, 35, 50, 64, 79],
        source: 'revisiondojo.com',
        confidence: 'low',
        oldCourse: true,
        relabelled: true,
      },
    ],
  },
  'ib-chemistry': {
    SL: [
      {
        session: 'M25',
        tz: 'TZ1',
        min: [16, 28, 38, 49, 60, 71],
        source: 'chemistrystudent.com/ib-dp/revision/boundariesib.html',
        confidence: 'medium',
      },
      {
        session: 'M25',
        tz: 'TZ2',
        min: [16, 28, 38, 49, 61, 72],
        source: 'chemistrystudent.com/ib-dp/revision/boundariesib.html',
        confidence: 'medium',
      },
      {
        session: 'M25',
        tz: 'TZ3',
        min: [14, 24, 36, 47, 58, 70],
        source: 'chemistrystudent.com/ib-dp/revision/boundariesib.html',
        confidence: 'medium',
      },
    ],
    HL: [
      {
        session: 'M25',
        tz: 'TZ1',
        min: [15, 26, 40, 51, 63, 74],
        source: 'chemistrystudent.com/ib-dp/revision/boundariesib.html',
        confidence: 'medium',
      },
      {
        session: 'M25',
        tz: 'TZ2',
        min: [14, 25, 39, 50, 62, 74],
        source: 'chemistrystudent.com/ib-dp/revision/boundariesib.html',
        confidence: 'medium',
      },
      {
        session: 'M25',
        tz: 'TZ3',
        min: [16, 28, 42, 54, 64, 75],
        source: 'chemistrystudent.com/ib-dp/revision/boundariesib.html',
        confidence: 'medium',
      },
    ],
  },
  'ib-physics': {
    SL: [
      {
        session: 'M23',
        tz: 'TZ1',
        min: [11, 21, 32, 44, 56, 68],
        source: 'ibpredict.org',
        confidence: 'medium',
        oldCourse: true,
      },
      {
        session: 'M23',
        tz: 'TZ2',
        min: [12, 22, 35, 45, 55, 65],
        source: 'ibpredict.org',
        confidence: 'medium',
        oldCourse: true,
      },
      {
        session: 'M24',
        tz: 'TZ1',
        min: [14, 24, 38, 49, 61, 73],
        source: 'ibpredict.org',
        confidence: 'medium',
        oldCourse: true,
      },
      {
        session: 'M24',
        tz: 'TZ2',
        min: [12, 21, 35, 45, 55, 65],
        source: 'ibpredict.org',
        confidence: 'medium',
        oldCourse: true,
      },
    ],
    HL: [
      {
        session: 'N24',
        tz: 'TZ0',
        min: [14, 25, 38, 48, 58, 69],
        source: 'revisiondojo.com',
        confidence: 'low',
        oldCourse: true,
        relabelled: true,
      },
    ],
  },
  'ib-ess': {
    SL: [
      {
        session: 'M19',
        tz: 'TZ0',
        min: [12, 23, 36, 46, 57, 67],
        source: 'ibpredict.org',
        confidence: 'medium',
        oldCourse: true,
      },
      {
        session: 'N19',
        tz: 'TZ0',
        min: [13, 26, 36, 48, 60, 71],
        source: 'ibpredict.org',
        confidence: 'medium',
        oldCourse: true,
      },
    ],
  },
  'ib-math-aa': {
    SL: [
      {
        session: 'N24',
        tz: 'TZ2',
        min: [13, 26, 37, 53, 67, 80],
        source: 'jojo.ai',
        confidence: 'low',
        relabelled: true,
      },
      {
        session: 'M25',
        tz: 'TZ2',
        min: [null, null, null, 39, 52, 66],
        source: 'grabsclub.com (quotes the IB M25 document)',
        confidence: 'medium',
      },
    ],
    HL: [
      {
        session: 'N24',
        tz: null,
        min: [14, 26, 37, 52, 65, 79],
        source: 'jojo.ai / revisiondojo.com',
        confidence: 'low',
        relabelled: true,
      },
    ],
  },
  'ib-math-ai': {
    SL: [
      {
        session: 'N24',
        tz: 'TZ2',
        min: [14, 27, 42, 57, 70, 82],
        source: 'revisiondojo.com',
        confidence: 'low',
        relabelled: true,
      },
    ],
    HL: [
      {
        session: 'N24',
        tz: null,
        min: [null, null, null, null, 65, 77],
        source: 'testprepistanbul.com',
        confidence: 'low',
        relabelled: true,
      },
    ],
  },
};
