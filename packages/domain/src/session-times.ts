import { instantOfWall, wallClock } from './zone-clock';

/** A weekly time window for lessons, in the student's local time. */
export interface SessionWindow {
  /** ISO weekdays, 1 is Monday. */
  readonly days: readonly number[];
  /** `HH:MM`, the student's local time. */
  readonly from: string;
  /** `HH:MM`, the student's local time, after `from` on the same day. */
  readonly to: string;
}

/** A local time elsewhere. */
export interface OtherClock {
  /** `HH:MM`. */
  readonly time: string;
  /** The difference in calendar days: -1 for the day before, 0 for the same day, 1 for the day after. */
  readonly dayShift: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * The local time elsewhere when it is `time` on `date` in `zone`. The offsets are the runtime's IANA data for that date, so
 * it is right in weeks when only one of the places has changed its clocks.
 * @param date `YYYY-MM-DD` in `zone`.
 * @param time `HH:MM` in `zone`.
 * @param zone IANA, such as `Asia/Tokyo`.
 * @param otherZone IANA, such as `America/Toronto`.
 * @throws {RangeError} on an unknown zone, or an invalid date or time.
 */
export function onOtherClock(date: string, time: string, zone: string, otherZone: string): OtherClock {
  const instant = instantOf(date, time, zone);
  const otherWall = new Date(wallClock(instant, otherZone));
  return {
    time: otherWall.toISOString().slice(11, 16),
    dayShift: Math.floor(otherWall.getTime() / DAY_MS) - Math.floor(wallOf(date, time) / DAY_MS),
  };
}

/**
 * The hours by which `zone` is ahead of `otherZone` at noon of `date`; may be a fraction.
 * @param date `YYYY-MM-DD` in `zone`.
 * @throws {RangeError} on an unknown zone or an invalid date.
 */
export function hoursAhead(date: string, zone: string, otherZone: string): number {
  const noon = instantOf(date, '12:00', zone);
  return (wallClock(noon, zone) - wallClock(noon, otherZone)) / HOUR_MS;
}

/**
 * The instant of a local time, in milliseconds since the epoch.
 * @param date `YYYY-MM-DD` in `zone`.
 * @param time `HH:MM` in `zone`.
 * @param zone IANA, such as `Asia/Tokyo`.
 * @throws {RangeError} on an unknown zone, or an invalid date or time.
 */
export function instantOf(date: string, time: string, zone: string): number {
  return instantOfWall(wallOf(date, time), zone);
}

/** A local date and time as if it were UTC. */
function wallOf(date: string, time: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(wall)) throw new RangeError(`"${date}T${time}" is not a date and time (YYYY-MM-DD, HH:MM).`);
  return wall;
}
