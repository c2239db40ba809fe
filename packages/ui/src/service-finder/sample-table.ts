import type { FinderTable } from '@tutoring/domain/service-finder';

/** Pages of an invented site, for stories and tests. */
export const SAMPLE_TABLE: FinderTable = {
  subjects: {
    biology: '/biology',
    chemistry: '/chemistry',
    physics: '/physics',
    mathematics: '/mathematics',
    english: '/english',
    french: '/french',
    economics: '/economics',
    business: '/business',
    history: '/history',
    geography: '/geography',
    psychology: '/psychology',
    sociology: '/sociology',
  },
  inProgramme: { ib: {}, ap: { french: '/french-for-ap' } },
  goals: {
    exam: '/exams',
    'internal-assessment': '/internal-assessment',
    'extended-essay': '/extended-essay',
    'theory-of-knowledge': '/theory-of-knowledge',
    university: '/university',
    statement: '/statement',
    ongoing: '/subscription',
  },
  notInAp: '/programmes',
};
