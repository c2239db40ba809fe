/** Calendar files and subscribable feeds (iCalendar, RFC 5545 and 7986). */

/** The longest line in octets, without its end. */
const LINE_OCTETS = 75;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** An event of a calendar. It leaves its time free (`TRANSPARENT`): nobody is busy because of a date. */
export interface CalendarEvent {
  /** Stays the same in every file, so that a newer file moves the event. The writer adds the domain. */
  readonly uid: string;
  /** When the event was last changed, in milliseconds since the epoch. */
  readonly stamp: number;
  /** Grows with each change. Without it some calendars keep the old day. @default none, which means 0 */
  readonly sequence?: number | undefined;
  /** A whole day (`YYYY-MM-DD`), or an instant in milliseconds since the epoch. It is written in UTC, which needs no time zone. */
  readonly start: string | number;
  /** The number of whole days, for an event that starts on a day. @default 1 */
  readonly days?: number | undefined;
  /** The length of an event that starts at an instant. @default 0 */
  readonly minutes?: number | undefined;
  readonly summary: string;
  /** @default none */
  readonly description?: string | undefined;
  /** The page about the event: an absolute address. @default none */
  readonly url?: string | undefined;
  /** `CANCELLED` tells calendars to drop the event. @default none, which means that it takes place */
  readonly status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' | undefined;
}

/** A calendar. */
export interface Calendar {
  /** The site's domain, which makes the ids of events globally unique. */
  readonly domain: string;
  /** The name of the product that makes the file, without separators. */
  readonly product: string;
  readonly events: readonly CalendarEvent[];
  /** The name that calendars show for a subscription. @default none */
  readonly name?: string | undefined;
  /** A description of the whole calendar, which few programs show. @default none */
  readonly about?: string | undefined;
  /** The address of the feed. @default none */
  readonly source?: string | undefined;
  /** The page about the calendar. @default none */
  readonly url?: string | undefined;
  /** How many hours a subscriber may wait before asking again. @default none */
  readonly refreshHours?: number | undefined;
}

/**
 * The text of a calendar. The same calendar always gives the same text, so a feed can have an `ETag`. It has no `METHOD`:
 * with one, an event would need an organizer (RFC 5546).
 * @throws {RangeError} if an instant is invalid.
 * @throws {TypeError} if an address is not absolute.
 */
export function calendarFile({ domain, product, events, name, about, source, url, refreshHours }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(domain)}//${product}//EN`,
    'CALSCALE:GREGORIAN',
    // RFC 7986's properties, and the older ones of other programs.
    ...(name ? ['NAME', 'X-WR-CALNAME'].map((property) => `${property}:${calendarText(name)}`) : []),
    ...(about ? ['DESCRIPTION', 'X-WR-CALDESC'].map((property) => `${property}:${calendarText(about)}`) : []),
    ...(source ? [`SOURCE;VALUE=URI:${new URL(source).href}`] : []),
    ...(url ? [`URL:${new URL(url).href}`] : []),
    ...(refreshHours
      ? ['REFRESH-INTERVAL;VALUE=DURATION', 'X-PUBLISHED-TTL'].map((property) => `${property}:PT${refreshHours}H`)
      : []),
    ...events.flatMap((event) => eventLines(event, domain)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, domain: string): string[] {
  const { uid, stamp, sequence, summary, description, url, status } = event;
  const changed = instantText(stamp);
  return [
    'BEGIN:VEVENT',
    `UID:${calendarText(uid)}@${calendarText(domain)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...timeLines(event),
    `SUMMARY:${calendarText(summary)}`,
    ...(description ? [`DESCRIPTION:${calendarText(description)}`] : []),
    ...(url ? [`URL:${new URL(url).href}`] : []),
    ...(status ? [`STATUS:${status}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function timeLines({ start, days = 1, minutes = 0 }: CalendarEvent): string[] {
  if (typeof start === 'number') {
    // An event without a length has no end: the end must be later than the start.
    return [
      `DTSTART:${instantText(start)}`,
      ...(minutes > 0 ? [`DTEND:${instantText(start + minutes * MINUTE_MS)}`] : []),
    ];
  }
  // The end is the first day after the event.
  const end = new Date(Date.parse(start) + days * DAY_MS).toISOString().slice(0, 10);
  return [['DTSTART', start] as const, ['DTEND', end] as const].map(
    ([property, day]) => `${property};VALUE=DATE:${day.replaceAll('-', '')}`,
  );
}

/** An instant in the format's notation: `20261122T100000Z`. */
function instantText(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A TEXT value: separators are escaped, control characters removed, because the format forbids them. */
function calendarText(value: string): string {
  return (
    value
      .replace(/[\\;,]/g, (separator) => `\\${separator}`)
      // Some programs end a line at Unicode's two separators too.
      .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
      // eslint-disable-next-line no-control-regex -- these are the ones meant
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** Folds a line into lines of at most 75 octets, without splitting a character. Each continuation begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
