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

/** Languages with a 12-hour clock in print. All others use 24 hours, in tables and in text. */
const TWELVE_HOURS = /^en-(?:US|CA)\b/;

/**
 * A time of day in a language: `16:00`, in the United States `4:00 PM`.
 * @param time `HH:MM`.
 * @param lang BCP 47.
 */
export function clockTime(time: string, lang: string): string {
  return TWELVE_HOURS.test(lang) ? usual(twelveHours(lang).format(wallOf(ANY_DAY, time))) : time;
}

/**
 * A time range in a language: `16:00 – 20:30`, in the United States `4:00 – 8:30 PM`.
 * @param from `HH:MM`.
 * @param to `HH:MM`.
 * @param lang BCP 47.
 */
export function clockRange(from: string, to: string, lang: string): string {
  if (!TWELVE_HOURS.test(lang)) return `${from} – ${to}`;
  return usual(twelveHours(lang).formatRange(wallOf(ANY_DAY, from), wallOf(ANY_DAY, to)));
}

const ANY_DAY = '2027-01-11';

function twelveHours(lang: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' });
}

/** Normalises the spaces, which differ between runtimes: spaces around the dash, and no line break before "PM". */
function usual(text: string): string {
  return text.replace(/\s*–\s*/, ' – ').replace(/\s(?=[ap]\.?m)/gi, '\u00a0');
}

/** A local date and time as if it were UTC. */
function wallOf(date: string, time: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(wall)) throw new RangeError(`"${date}T${time}" is not a date and time (YYYY-MM-DD, HH:MM).`);
  return wall;
}
