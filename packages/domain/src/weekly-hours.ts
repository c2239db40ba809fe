import { onOtherClock, type SessionWindow } from './session-times';

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;
const DAY_MS = 86_400_000;

/**
 * The same weekly hours on another clock, by the clocks of the week that begins on `today`. If `to` is not after `from`, the
 * hours end on the next day.
 * @param window Its days must follow each other.
 * @param zone The time zone of `window` (IANA), such as `America/Toronto`.
 * @param otherZone The time zone of the result (IANA).
 * @param today `YYYY-MM-DD`.
 * @throws {RangeError} on an unknown zone, or an invalid date or time.
 */
export function onClockOf(window: SessionWindow, zone: string, otherZone: string, today: string): SessionWindow {
  const [first = 1] = window.days;
  const date = nextDate(first, today);
  const from = onOtherClock(date, window.from, zone, otherZone);
  const to = onOtherClock(date, window.to, zone, otherZone);
  return { days: window.days.map((day) => weekday(day + from.dayShift)), from: from.time, to: to.time };
}

/**
 * Whether weekly hours have room for a session within other weekly hours. Both are on the same clock. Hours that end on the
 * next day may have a `to` before their `from`.
 * @param minutes The length of the session.
 */
export function hasRoomWithin(hours: SessionWindow, wanted: SessionWindow, minutes: number): boolean {
  return spansOf(hours).some(([from, to]) =>
    spansOf(wanted).some(([wantedFrom, wantedTo]) =>
      // The week is a circle: Sunday night meets Monday morning.
      [-WEEK_MINUTES, 0, WEEK_MINUTES].some(
        (shift) => Math.min(to + shift, wantedTo) - Math.max(from + shift, wantedFrom) >= minutes,
      ),
    ),
  );
}

/** Begin and end of each day's hours, in minutes since Monday. */
function spansOf({ days, from, to }: SessionWindow): [from: number, to: number][] {
  const start = minuteOf(from);
  const length = minuteOf(to) - start;
  return days.map((day) => {
    const begin = (day - 1) * DAY_MINUTES + start;
    return [begin, begin + (length > 0 ? length : length + DAY_MINUTES)];
  });
}

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** An ISO weekday from a number that may lie in the week before or after. */
function weekday(day: number): number {
  return ((day + 6) % 7) + 1;
}

/** The first date with an ISO weekday, today or later. */
function nextDate(day: number, today: string): string {
  const start = Date.parse(today);
  const ahead = (day - new Date(start).getUTCDay() + 7) % 7;
  return new Date(start + ahead * DAY_MS).toISOString().slice(0, 10);
}
