/** Calendar files (iCalendar, RFC 5545). */

/** The longest line in octets, without its end. */
const LINE_OCTETS = 75;

/**
 * The text of a calendar file.
 * @param domain The site's domain.
 * @param product The name of the product that makes the file, without separators.
 * @param events The lines of the events.
 * @param about A description of the whole file, which few programs show. @default none
 */
export function calendarFile(domain: string, product: string, events: readonly string[], about?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(domain)}//${product}//EN`,
    'CALSCALE:GREGORIAN',
    // RFC 7986's property, and the older one of other programs.
    ...(about ? ['DESCRIPTION', 'X-WR-CALDESC'].map((name) => `${name}:${calendarText(about)}`) : []),
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/**
 * An instant in the format's notation: `20261122T100000Z`.
 * @param instant Milliseconds since the epoch.
 * @throws {RangeError} if it is invalid.
 */
export function calendarTime(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A TEXT value: separators are escaped, control characters removed, because the format forbids them. */
export function calendarText(value: string): string {
  return (
    value
      .replace(/[\\;,]/g, (separator) => `\\${separator}`)
      .replace(/\r\n|\r|\n/g, '\\n')
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
