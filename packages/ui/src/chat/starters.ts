import type { Messages } from './translation';

/** The suggested questions for each topic of a page. */
export const STARTERS = {
  anything: ['starterPrice', 'starterFree', 'starterLesson'],
  service: ['starterPrice', 'starterLesson', 'starterCancel'],
  region: ['starterPrice', 'starterCancel', 'starterFree'],
  learning: ['starterPoints', 'starterFree', 'starterPrice'],
} as const satisfies Record<string, readonly (keyof Messages)[]>;
