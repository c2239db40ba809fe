import { instantOfWall, wallClock } from './zone-clock';

export { wallClock };

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
const SECOND_MS = 1000;

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
  return instantOfWall(day + (hours * 60 + minutes) * MINUTE_MS, timeZone);
}

/** The last second of the day of an instant in a time zone (IANA), in milliseconds since the epoch. */
export function endOfDay(instant: number, timeZone: string): number {
  return instantOfWall(startOfDay(wallClock(instant, timeZone)) + DAY_MS, timeZone) - SECOND_MS;
}

const startOfDay = (wall: number) => wall - (((wall % DAY_MS) + DAY_MS) % DAY_MS);

function isWorkingDay(wall: number): boolean {
  const weekday = new Date(wall).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
