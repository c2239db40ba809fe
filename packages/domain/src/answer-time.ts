/** When the business promises to answer a message. */
export interface AnswerPromise {
  /** Working days (Monday to Friday) after the day of arrival. */
  readonly workingDays: number;
  /** The time of that day, such as `18:00`. */
  readonly until: string;
  /** Time zone of those days and times: IANA, such as `America/Toronto`. */
  readonly timeZone: string;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * When an answer is due, in milliseconds since the epoch. Public holidays count as working days.
 * @param receivedAt Milliseconds since the epoch.
 */
export function answerDue(receivedAt: number, { workingDays, until, timeZone }: AnswerPromise): number {
  let day = startOfDay(wallClock(receivedAt, timeZone));
  for (let left = workingDays; left > 0;) {
    day += DAY_MS;
    if (isWorkingDay(day)) left -= 1;
  }
  const [hours = 0, minutes = 0] = until.split(':').map(Number);
  return instantOf(day + (hours * 60 + minutes) * MINUTE_MS, timeZone);
}

const startOfDay = (wall: number) => wall - (((wall % DAY_MS) + DAY_MS) % DAY_MS);

function isWorkingDay(wall: number): boolean {
  const weekday = new Date(wall).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** The local time in a time zone (IANA), as if it were UTC. Both values are milliseconds since the epoch. */
export function wallClock(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The instant of a local time in a time zone. */
function instantOf(wall: number, timeZone: string): number {
  // Two steps, because the first guess may be on the other side of a clock change.
  const guess = wall - (wallClock(wall, timeZone) - wall);
  return guess - (wallClock(guess, timeZone) - wall);
}
