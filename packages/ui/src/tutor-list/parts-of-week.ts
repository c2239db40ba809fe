import type { SessionWindow } from '@tutoring/domain/session-times';

const WEEKDAYS = [1, 2, 3, 4, 5];

/** The hours that visitors can choose, on their own clock. The names are the values of the filter, and may be in links. */
export const PARTS_OF_WEEK = {
  morning: { days: WEEKDAYS, from: '06:00', to: '12:00' },
  afternoon: { days: WEEKDAYS, from: '12:00', to: '17:00' },
  evening: { days: WEEKDAYS, from: '17:00', to: '22:00' },
  weekend: { days: [6, 7], from: '08:00', to: '22:00' },
} as const satisfies Record<string, SessionWindow>;
