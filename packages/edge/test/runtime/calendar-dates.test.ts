import { datesFeedPath, type DatesFeed, type KeyDate } from '@tutoring/domain/dates';
import { LANGUAGES } from '@tutoring/domain/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCalendar, type ReadEvent } from '../../../domain/src/icalendar.test-data';
import generated from '../../src/generated/dates.json';
import { runEdge, type RunningEdge } from '../running-edge';

let edge: RunningEdge;
beforeAll(async () => {
  edge = await runEdge();
});
afterAll(() => edge.remove());

const dates = generated.dates as unknown as KeyDate[];
const FEED = '/calendar/dates.ics';
const get = (path: string, init: RequestInit = {}) => fetch(edge.url + path, init);
const feed = async (choice: Partial<DatesFeed> = {}) => {
  const response = await get(datesFeedPath({ language: 'en', ...choice }));
  expect(response.status).toBe(200);
  return readCalendar(await response.text());
};
const idOf = ({ uid }: ReadEvent) => uid.split('@')[0];
const eventOf = ({ events }: { events: ReadEvent[] }, id: string) => events.find((event) => idOf(event) === id);

describe('the feed of dates', () => {
  it('is a calendar for everybody, without cookies', async () => {
    const response = await get(FEED);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    const { properties } = readCalendar(await response.text());
    expect(properties).toMatchObject({ name: 'Exam dates and deadlines', 'refresh-interval': 'PT24H' });
  });

  it.each(LANGUAGES)('is read by two libraries in %s, with every region and course', async (language) => {
    const regions = [...new Set(dates.flatMap(({ regions: own = [] }) => own))];
    const { events, properties } = await feed({ language, regions });
    expect(events.length).toBeGreaterThan(100);
    expect(properties.source).toContain(language === 'en' ? FEED : `lang=${language.toLowerCase()}`);
    // Nothing is left that should have been filled in.
    expect(JSON.stringify(events)).not.toMatch(/\{\w+\}|undefined|null/);
    const ids = new Set(dates.map(({ id }) => id));
    expect(events.every((event) => ids.has(idOf(event) ?? ''))).toBe(true);
  });

  it('has the same ids in every language and choice', async () => {
    const [english, arabic] = [await feed(), await feed({ language: 'ar' })];
    expect(arabic.events.map(idOf)).toEqual(english.events.map(idOf));
  });

  it('has the dates of the programme, courses and regions in its address', async () => {
    const ids = async (choice: Partial<DatesFeed>) => (await feed(choice)).events.map(idOf);
    const ib = await ids({ programme: 'IB' });
    expect(ib.some((id) => id?.startsWith('ap-'))).toBe(false);
    const chosen = await ids({ programme: 'AP', courses: ['ap-chemistry', 'ap-biology'] });
    expect(chosen).toEqual(expect.arrayContaining(['ap-2027-chemistry', 'ap-2027-biology', 'ucas-2027-main']));
    expect(chosen).not.toContain('ap-2027-statistics');
    const [without, withRegion] = [await ids({}), await ids({ regions: ['us-ca'] })];
    expect(withRegion.length).toBeGreaterThan(without.length);
  });

  it('says a deadline’s time in UTC, and a period as whole days', async () => {
    const all = await feed();
    // 18:00 in London, in winter and before the clocks change in October.
    expect(eventOf(all, 'ucas-2027-main')).toMatchObject({ start: '2027-01-13T18:00:00.000Z', status: 'CONFIRMED' });
    expect(eventOf(all, 'ucas-2028-early')).toMatchObject({ start: '2027-10-15T17:00:00.000Z', status: 'TENTATIVE' });
    const exams = dates.find(({ id }) => id === 'ib-2027-05-exams');
    const after = new Date(Date.parse(exams?.until ?? '') + 86_400_000).toISOString().slice(0, 10);
    expect(eventOf(all, 'ib-2027-05-exams')).toMatchObject({ start: exams?.day, end: after });
  });

  it('says when AP exams start in the reader’s time zone', async () => {
    expect(eventOf(await feed(), 'ap-2027-chemistry')).toMatchObject({ start: '2027-05-06', end: '2027-05-07' });
    const at = async (zone: string) => eventOf(await feed({ zone }), 'ap-2027-chemistry')?.start;
    expect(await at('America/Toronto')).toBe('2027-05-06T16:00:00.000Z');
    expect(await at('Asia/Kolkata')).toBe('2027-05-06T05:00:00.000Z');
    // The College Board names no time there.
    expect(await at('Australia/Adelaide')).toBe('2027-05-06');
  });

  it('names the source of each date, and when it was checked', async () => {
    const date = dates.find(({ id }) => id === 'ucas-2027-main');
    const description = eventOf(await feed(), 'ucas-2027-main')?.description;
    expect(description).toContain(`Source: ${date?.source.name} ${date?.source.href}`);
    expect(description).toContain('Last checked: November 2026');
  });

  it('answers 304 to who has it, and HEAD without a body', async () => {
    const etag = (await get(FEED)).headers.get('ETag') ?? '';
    expect((await get(FEED, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await get(FEED, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    // From the cache too.
    expect((await get(FEED)).headers.get('ETag')).toBe(etag);
    const head = await get(`${FEED}?programme=ib`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await (await get(`${FEED}?programme=ib`)).text()).length).toBeGreaterThan(1000);
  });
});

it.each([
  ['?region=xx', 'unknown_value', 'region'],
  ['?region=DE', 'unknown_value', 'region'],
  ['?region=de,,fr', 'unknown_value', 'region'],
  ['?region=de&region=fr', 'repeated_parameter', 'region'],
  ['?region[]=de', 'unknown_parameter', 'region[]'],
  ['?programme=IB', 'unknown_value', 'programme'],
  ['?programme=ib,ap', 'repeated_parameter', 'programme'],
  ['?programme=constructor', 'unknown_value', 'programme'],
  ['?courses=ap-alchemy', 'unknown_value', 'courses'],
  ['?courses=__proto__', 'unknown_value', 'courses'],
  [`?courses=${'ap-chemistry,'.repeat(50)}x`, 'unknown_value', 'courses'],
  [`?courses=${'x'.repeat(5000)}`, 'unknown_value', 'courses'],
  ['?session=2027-13', 'unknown_value', 'session'],
  ['?session=%27or%271%27=%271', 'unknown_value', 'session'],
  ['?lang=tlh', 'unknown_value', 'lang'],
  ['?lang=../../etc/passwd', 'unknown_value', 'lang'],
  ['?lang=en,de', 'repeated_parameter', 'lang'],
  ['?zone=Mars/Olympus', 'unknown_value', 'zone'],
  ['?zone=%2B05:00', 'unknown_value', 'zone'],
  ['?zone=UTC%0D%0AX-EVIL:1', 'unknown_value', 'zone'],
  ['?zone=<script>', 'unknown_value', 'zone'],
  ['?a=1', 'unknown_parameter', 'a'],
  ['?__proto__=1', 'unknown_parameter', '__proto__'],
  ['?toString=1', 'unknown_parameter', 'toString'],
  ['?%00=1', 'unknown_parameter', '\u0000'],
  ['?Programme=ib', 'unknown_parameter', 'Programme'],
  ['?programme=ib%0D%0ABEGIN:VEVENT', 'unknown_value', 'programme'],
  ['?region=%E0%A4%A', 'unknown_value', 'region'],
])('refuses %s, and says why', async (query, error, parameter) => {
  const response = await get(FEED + query);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error,
    parameter,
    message: expect.stringMatching(/\. (?:Use|Write) |takes one value\.$/),
  });
  expect(response.headers.get('Content-Type')).toContain('application/json');
});

it.each(['?', '?programme=', '?region=&courses=&lang='])(
  'takes %s, which a form left open, as no choice',
  async (query) => {
    expect(await (await get(FEED + query)).text().then((text) => readCalendar(text).events.length)).toBe(
      (await feed()).events.length,
    );
  },
);

it.each(['POST', 'PUT', 'DELETE'])('answers 405 to %s', async (method) => {
  expect((await get(FEED, { method })).status).toBe(405);
});
