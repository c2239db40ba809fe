import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { expect } from 'vitest';

/** An event as a calendar program reads it. */
export interface ReadEvent {
  uid: string;
  sequence: number;
  status: string | undefined;
  summary: string;
  description: string | undefined;
  url: string | undefined;
  /** A day, or an instant as an ISO text. */
  start: string;
  end: string | undefined;
}

/**
 * Reads a calendar with two parsers that share no code, ical.js (Mozilla) and node-ical, and fails the test if they
 * disagree, or if the text breaks a rule of RFC 5545 that parsers forgive. node-ical reads an escaped backslash before an n as
 * a line break, so a text must not have these two characters.
 */
export function readCalendar(text: string): { events: ReadEvent[]; properties: Record<string, string> } {
  checkLines(text);
  const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
  const components = calendar.getAllSubcomponents();
  expect(components.every(({ name }) => name === 'vevent')).toBe(true);
  components.forEach(checkEvent);
  const events = components.map(byIcalJs);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  const others = Object.values(nodeIcal.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT');
  expect(others.map(byNodeIcal)).toEqual(events);
  const properties = Object.fromEntries(
    calendar.getAllProperties().map((property) => [property.name, String(property.getFirstValue())]),
  );
  expect(properties.version).toBe('2.0');
  expect(properties.prodid).toMatch(/./);
  return { events, properties };
}

/** RFC 5545, sections 3.1 and 3.3.11: CRLF, at most 75 octets a line, no control characters, no split character. */
function checkLines(text: string): void {
  const octets = (line: string) => new TextEncoder().encode(line).length;
  expect(text.endsWith('\r\n')).toBe(true);
  // eslint-disable-next-line no-control-regex -- these are the ones meant
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/);
  for (const line of text.slice(0, -2).split('\r\n')) {
    expect(octets(line)).toBeLessThanOrEqual(75);
    expect(line).not.toBe('');
    expect(line).not.toBe(' ');
    // A character that was split in two would change when it is encoded and decoded.
    expect(new TextDecoder().decode(new TextEncoder().encode(line))).toBe(line);
  }
}

/** RFC 5545, section 3.6.1: what an event must have, and has once at most. */
function checkEvent(event: InstanceType<typeof ICAL.Component>): void {
  for (const name of ['uid', 'dtstamp', 'dtstart', 'summary']) expect(event.getAllProperties(name)).toHaveLength(1);
  for (const name of ['dtend', 'sequence', 'status', 'url', 'description', 'last-modified', 'transp'])
    expect(event.getAllProperties(name).length).toBeLessThanOrEqual(1);
}

function byIcalJs(component: InstanceType<typeof ICAL.Component>): ReadEvent {
  const text = (name: string) => component.getFirstPropertyValue(name) as string | null;
  const time = (name: string) => component.getFirstPropertyValue(name) as InstanceType<typeof ICAL.Time> | null;
  const [start, end] = [time('dtstart'), time('dtend')].map((at) =>
    at?.isDate ? at.toString() : at?.toJSDate().toISOString(),
  );
  return {
    uid: text('uid') ?? '',
    sequence: Number(component.getFirstPropertyValue('sequence') ?? 0),
    status: text('status') ?? undefined,
    summary: text('summary') ?? '',
    description: text('description') ?? undefined,
    url: text('url') ?? undefined,
    start: start ?? '',
    end,
  };
}

function byNodeIcal(entry: unknown): ReadEvent {
  const event = entry as VEvent;
  const text = (value: unknown) => (typeof value === 'object' ? (value as { val?: string }).val : (value as string));
  // The parser says whole days as midnight of this machine's zone.
  const day = (at: Date) =>
    [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  const time = (at: Date) => (event.datetype === 'date' ? day(at) : at.toISOString());
  const hasEnd = event.end !== undefined && event.end.getTime() !== event.start.getTime();
  return {
    uid: event.uid,
    sequence: Number(event.sequence ?? 0),
    status: event.status,
    summary: text(event.summary) ?? '',
    description: text(event.description),
    url: text(event.url),
    start: time(event.start),
    end: hasEnd && event.end ? time(event.end) : undefined,
  };
}
