import type { ConditionId } from './award';

/** A diploma that was decided by hand from the regulations (General regulations, articles 12 and 13). */
export interface DiplomaCase {
  /** The reason for the result. */
  says: string;
  /** Grades at Higher Level, one character each; `N` for no grade. */
  hl: string;
  /** Grades at Standard Level. */
  sl: string;
  /** The letters of TOK and of the Extended Essay. */
  core: string;
  /** @default true */
  cas?: boolean;
  /** 0 to 45. An E or N in the core adds no points. */
  points: number;
  /** The conditions that fail, in the order of the regulations. */
  fails: readonly ConditionId[];
}

/** Written before the code, and independent of it. */
export const DIPLOMA_CASES: readonly DiplomaCase[] = [
  // Ordinary awards.
  { says: 'everything', hl: '777', sl: '777', core: 'AA', points: 45, fails: [] },
  { says: 'A with B is 3 as well', hl: '777', sl: '777', core: 'AB', points: 45, fails: [] },
  { says: '19 + 18, and B with B is 2', hl: '766', sl: '666', core: 'BB', points: 39, fails: [] },
  { says: 'B with C is 2; it was 1 in the old table', hl: '666', sl: '655', core: 'BC', points: 36, fails: [] },
  { says: 'A with D is 2; it was 1 in the old table', hl: '555', sl: '555', core: 'AD', points: 32, fails: [] },
  { says: '15 + 12, and B with D is 1', hl: '654', sl: '543', core: 'BD', points: 28, fails: [] },
  { says: 'four HL and two SL, all with 7', hl: '7777', sl: '77', core: 'AA', points: 45, fails: [] },

  // Just enough.
  { says: '24 points, none of them from the core', hl: '444', sl: '444', core: 'DD', points: 24, fails: [] },
  { says: '23 points in subjects, the 24th from C with C', hl: '444', sl: '443', core: 'CC', points: 24, fails: [] },
  { says: 'two grades of 2 are allowed, one of them at HL', hl: '642', sl: '542', core: 'CC', points: 24, fails: [] },
  { says: 'three grades of 3 are allowed', hl: '543', sl: '533', core: 'BD', points: 24, fails: [] },
  { says: 'exactly 12 points at HL', hl: '444', sl: '555', core: 'AC', points: 29, fails: [] },
  { says: 'exactly 9 points at SL', hl: '655', sl: '333', core: 'CD', points: 25, fails: [] },
  { says: 'two SL need 5 points only', hl: '6666', sl: '32', core: 'BB', points: 31, fails: [] },
  {
    says: 'of four HL the best three are 12; the 2 does not count there',
    hl: '4442',
    sl: '55',
    core: 'DD',
    points: 24,
    fails: [],
  },

  // Rules from before 2015 that some websites still have.
  { says: 'a 2 at HL fails nobody any more', hl: '772', sl: '555', core: 'BB', points: 33, fails: [] },
  { says: 'four HL need no 16 points any more', hl: '4443', sl: '55', core: 'CC', points: 26, fails: [] },
  { says: 'an E fails, even with 28 points and more', hl: '555', sl: '555', core: 'AE', points: 30, fails: ['no-e'] },

  // One condition fails, all others are met.
  { says: 'CAS is not met', hl: '666', sl: '666', core: 'AA', cas: false, points: 39, fails: ['cas'] },
  { says: '23 points', hl: '444', sl: '443', core: 'CD', points: 23, fails: ['total'] },
  { says: 'no grade for TOK', hl: '666', sl: '666', core: 'NA', points: 36, fails: ['no-n'] },
  { says: 'no grade for the essay', hl: '666', sl: '666', core: 'AN', points: 36, fails: ['no-n'] },
  { says: 'no grade in an HL whose others make 12', hl: '66N', sl: '666', core: 'AA', points: 33, fails: ['no-n'] },
  {
    says: 'no grade in the HL that does not count for 12',
    hl: '777N',
    sl: '77',
    core: 'AA',
    points: 38,
    fails: ['no-n'],
  },
  { says: 'E for the essay with 40 points', hl: '777', sl: '766', core: 'AE', points: 40, fails: ['no-e'] },
  { says: 'E for TOK with 42 points', hl: '777', sl: '777', core: 'EA', points: 42, fails: ['no-e'] },
  { says: 'E with exactly 24 points', hl: '444', sl: '444', core: 'AE', points: 24, fails: ['no-e'] },
  { says: 'one grade of 1', hl: '666', sl: '661', core: 'CC', points: 32, fails: ['no-1'] },
  { says: 'a 1 is no third 2', hl: '772', sl: '721', core: 'AA', points: 29, fails: ['no-1'] },
  { says: 'three grades of 2 with 30 points', hl: '772', sl: '722', core: 'AA', points: 30, fails: ['twos'] },
  { says: 'four grades of 3 with 28 points', hl: '773', sl: '333', core: 'BB', points: 28, fails: ['threes'] },
  { says: '24 points with 11 at HL', hl: '443', sl: '544', core: 'DD', points: 24, fails: ['hl'] },
  { says: 'four HL make 14, the best three 11', hl: '4433', sl: '66', core: 'CC', points: 27, fails: ['hl'] },
  { says: '8 points at SL', hl: '666', sl: '332', core: 'CC', points: 27, fails: ['sl'] },
  { says: '4 points with two SL', hl: '6666', sl: '22', core: 'BB', points: 30, fails: ['sl'] },

  // Two conditions fail, or as few as possible together.
  { says: '11 at HL and 23 points', hl: '443', sl: '444', core: 'DD', points: 23, fails: ['total', 'hl'] },
  { says: '8 at SL and 23 points', hl: '554', sl: '332', core: 'CC', points: 23, fails: ['total', 'sl'] },
  {
    says: 'three 2s and a 3 are four grades of 3 or below',
    hl: '732',
    sl: '722',
    core: 'AA',
    points: 26,
    fails: ['twos', 'threes'],
  },
  { says: 'E and no CAS', hl: '555', sl: '555', core: 'EB', cas: false, points: 30, fails: ['cas', 'no-e'] },
  {
    says: 'E for TOK and no grade for the essay',
    hl: '666',
    sl: '666',
    core: 'EN',
    points: 36,
    fails: ['no-n', 'no-e'],
  },
  { says: 'a 1 and 8 points at SL', hl: '666', sl: '431', core: 'BB', points: 28, fails: ['no-1', 'sl'] },
  { says: 'a 1 and three 3s', hl: '733', sl: '731', core: 'AA', points: 27, fails: ['no-1', 'threes'] },
  {
    says: 'no grade in an HL whose others make 11',
    hl: '65N',
    sl: '666',
    core: 'AA',
    points: 32,
    fails: ['no-n', 'hl'],
  },
  {
    says: 'no grade in an SL whose others make 8',
    hl: '666',
    sl: '44N',
    core: 'CC',
    points: 27,
    fails: ['no-n', 'sl'],
  },
  { says: 'three 2s, two of them the only SL', hl: '7772', sl: '22', core: 'AA', points: 30, fails: ['twos', 'sl'] },
  {
    says: '11 at HL and 8 at SL can never make 24',
    hl: '443',
    sl: '422',
    core: 'AA',
    points: 22,
    fails: ['total', 'hl', 'sl'],
  },
  {
    says: 'everything that can fail; N is no grade of 3 or below',
    hl: 'N11',
    sl: '222',
    core: 'EN',
    cas: false,
    points: 8,
    fails: ['cas', 'total', 'no-n', 'no-e', 'no-1', 'twos', 'threes', 'hl', 'sl'],
  },
];
