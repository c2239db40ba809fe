import { instantOfWall } from '../zone-clock';

const MINUTE_MS = 60_000;

/**
 * When the two sessions of an AP exam day start on the local clock in May, by the minutes that the clock is ahead of UTC.
 * New in 2027; schools may start up to an hour later.
 * Source: https://apcentral.collegeboard.org/exam-administration-ordering-scores/exam-dates/start-times, in a copy of July 2026.
 * Checked 2026-11.
 */
const STARTS: Readonly<Record<number, readonly [first: string, second: string]>> = {
  [-11 * 60]: ['07:00', '11:00'],
  [-10 * 60]: ['08:00', '12:00'],
  [-8 * 60]: ['07:00', '11:00'],
  [-7 * 60]: ['08:00', '12:00'],
  [-6 * 60]: ['08:00', '12:00'],
  [-5 * 60]: ['08:00', '12:00'],
  [-4 * 60]: ['08:00', '12:00'],
  [-3 * 60]: ['09:00', '13:00'],
  [-150]: ['09:30', '13:30'],
  0: ['07:00', '11:00'],
  60: ['08:00', '12:00'],
  120: ['09:00', '13:00'],
  180: ['10:00', '14:00'],
  240: ['11:00', '15:00'],
  300: ['12:00', '16:00'],
  330: ['06:30', '10:30'],
  345: ['06:45', '10:45'],
  360: ['07:00', '11:00'],
  390: ['07:30', '11:30'],
  420: ['08:00', '12:00'],
  480: ['09:00', '13:00'],
  540: ['10:00', '14:00'],
  600: ['11:00', '15:00'],
  720: ['13:00', '17:00'],
};

/**
 * The local time at which an AP exam starts.
 * @param day `YYYY-MM-DD`.
 * @param zone IANA, such as `Asia/Tokyo`.
 * @returns `HH:MM`; nothing where the College Board names no time.
 */
export function apStart(day: string, sitting: 1 | 2, zone: string): string | undefined {
  const noon = Date.parse(`${day}T12:00Z`);
  const ahead = Math.round((noon - instantOfWall(noon, zone)) / MINUTE_MS);
  return STARTS[ahead]?.[sitting - 1];
}
