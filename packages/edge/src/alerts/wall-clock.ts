/** What a clock shows. */
interface WallClock {
  /** `YYYY-MM-DD`. */
  day: string;
  hour: number;
  minute: number;
}

/** What the clocks of a time zone show at an instant (milliseconds since the epoch). */
export function wallClockOf(instant: number, timeZone: string): WallClock {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, hour: Number(of('hour')), minute: Number(of('minute')) };
}
