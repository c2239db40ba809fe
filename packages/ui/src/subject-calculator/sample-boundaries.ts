import type { IbBoundaries } from '@tutoring/domain/ib-boundaries';

/** Some boundaries of past sessions, for stories and tests. */
export const SAMPLE_BOUNDARIES: IbBoundaries = {
  checked: '2026-11',
  sessions: {
    M25: { sources: ['ibcalc.com', 'ibpredict.org'], confidence: 'high' },
    N25: { sources: ['ibpredict.org'], confidence: 'medium' },
  },
  courses: {
    'ib-chemistry': {
      HL: {
        M25: {
          TZ1: [15, 26, 40, 51, 63, 74],
          TZ2: [14, 25, 39, 50, 62, 74],
          TZ3: [16, 28, 42, 54, 64, 75],
        },
        N25: { TZ1: [16, 26, 38, 51, 63, 76], TZ3: [14, 24, 37, 51, 64, 77] },
      },
    },
  },
};
