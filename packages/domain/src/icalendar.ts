/** Calendar files (iCalendar, RFC 5545): what all of them need. */

/** The longest line of the format, in octets and without its end. */
const LINE_OCTETS = 75;

/**
 * The text of a calendar file.
 * @param domain The site's domain.
 * @param product What made it, in words without separators.
 * @param events The lines of its events.
 * @param about What is to be known of the whole file; few programs show it. Left out: nothing.
 */
export function calendarFile(domain: string, product: string, events: readonly string[], about?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(domain)}//${product}//EN`,
    'CALSCALE:GREGORIAN',
    // By RFC 7986, and as programs had it before.
    ...(about ? ['DESCRIPTION', 'X-WR-CALDESC'].map((name) => `${name}:${calendarText(about)}`) : []),
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/**
 * An instant as the format writes it: `20261122T100000Z`.
 * @param instant Milliseconds since the epoch.
 * @throws {RangeError} if it is none.
 */
export function calendarTime(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A value of type TEXT: its separators escaped, and no control characters, which the format does not allow. */
export function calendarText(value: string): string {
  return (
    value
      .replace(/[\\;,]/g, (separator) => `\\${separator}`)
      .replace(/\r\n|\r|\n/g, '\\n')
      // eslint-disable-next-line no-control-regex -- these are the ones meant
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** A line cut into pieces of at most 75 octets, none within a character; each but the first begins with a space. */
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
