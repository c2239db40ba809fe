/** By when the business answers a message. */
export interface AnswerPromise {
  /** Working days (Monday to Friday) after that on which it came. */
  readonly workingDays: number;
  /** The time of that day, such as `18:00`. */
  readonly until: string;
  /** Whose days and clock: IANA, such as `America/Toronto`. */
  readonly timeZone: string;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * When an answer to a message is due, in milliseconds since the epoch. Public holidays are working days to it.
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

/** What the clocks of a time zone (IANA) show at an instant, as if it were UTC: both in milliseconds since the epoch. */
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

/** The instant at which the clocks of a time zone show this. */
function instantOf(wall: number, timeZone: string): number {
  // Twice: the first guess may lie on the other side of a change of the clocks.
  const guess = wall - (wallClock(wall, timeZone) - wall);
  return guess - (wallClock(guess, timeZone) - wall);
}
