import type { PlanCalendar, StoredPlanCalendar } from '@tutoring/domain/plan-calendar';
import { LANGUAGES } from '@tutoring/domain/languages';
import { PLAN_CALENDAR_MAX_BYTES, PLAN_CALENDAR_TITLE_MAX } from '@tutoring/domain/plan-calendar-limits';
import { PLAN_CALENDAR_KEPT_DAYS } from '@tutoring/domain/retention';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCalendar } from '../../../domain/src/icalendar.test-data';
import { HOUSEHOLD_DAY_PLAN_BYTES } from '../../src/calendar/daily-plans';
import { HOSTILE } from '../hostile';
import { runEdge, send, untilLimited, type RunningEdge } from '../running-edge';

let edge: RunningEdge;
beforeAll(async () => {
  edge = await runEdge();
});
afterAll(() => edge.remove());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PATH = '/api/plan-calendar';
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const PLAN: PlanCalendar = {
  language: 'en',
  events: [
    { id: 'exam-1', day: dayIn(3), title: 'Chemistry HL: 2 hours' },
    { id: 'exam-2', day: dayIn(5), title: 'Chemistry HL: 1 hour' },
    { id: 'end-1', day: dayIn(9), title: 'Chemistry HL: exam' },
  ],
};
const plan = (changes: Partial<PlanCalendar> = {}) => ({ ...PLAN, ...changes });

async function created(body: unknown = PLAN): Promise<StoredPlanCalendar> {
  const response = await send(edge, body, {}, PATH);
  expect(response.status).toBe(201);
  return response.json();
}

let senders = 0;
/** Each call counts as another sender. */
function change(method: 'PUT' | 'DELETE', { id, secret }: Pick<StoredPlanCalendar, 'id' | 'secret'>, body?: unknown) {
  senders += 1;
  return fetch(`${edge.url}${PATH}/${id}`, {
    method,
    headers: {
      Authorization: `Bearer ${secret}`,
      'CF-Connecting-IP': `10.9.0.${senders}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
const get = (path: string, headers: Record<string, string> = {}) => fetch(edge.url + path, { headers });
const eventsAt = async (path: string) => readCalendar(await (await get(path)).text()).events;
const runCron = (time: number) => fetch(`${edge.url}/cdn-cgi/handler/scheduled?time=${time}`);
const rows = () => edge.query<{ id: string; delete_at: number }>('select id, delete_at from plan_calendars', 'reports');

describe('a plan’s feed', () => {
  it('has what the planner sent, and a link back from each event', async () => {
    const { id, path } = await created();
    expect(path).toBe(`/calendar/plan/${id}.ics`);
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    const { events, properties } = readCalendar(await response.text());
    expect(events.map(({ summary, start, status }) => [summary, start, status])).toEqual(
      PLAN.events.map(({ title, day }) => [title, day, 'CONFIRMED']),
    );
    expect(properties).toMatchObject({ name: 'Study plan', 'refresh-interval': 'PT6H', 'x-published-ttl': 'PT6H' });
    const link = new URL(events[0]?.url ?? '');
    expect(link.hash).toBe('#plan-done=exam-1');
    expect((await get(link.pathname)).status).toBe(200);
  });

  it('answers 304 until the plan changes', async () => {
    const calendar = await created();
    const etag = (await get(calendar.path)).headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(calendar.path, { 'If-None-Match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await change('PUT', calendar, PLAN)).status).toBe(204);
    expect((await get(calendar.path, { 'If-None-Match': etag })).status).toBe(304);
    await change('PUT', calendar, plan({ events: PLAN.events.slice(1) }));
    expect((await get(calendar.path, { 'If-None-Match': etag })).status).toBe(200);
  });

  it('moves, adds and cancels events', async () => {
    const calendar = await created();
    const before = await eventsAt(calendar.path);
    const [kept, moved] = PLAN.events as [PlanCalendar['events'][0], PlanCalendar['events'][0]];
    const fresh = { id: 'exam-3', day: dayIn(4), title: 'Physics SL: 1 hour' };
    const status = await change('PUT', calendar, plan({ events: [kept, { ...moved, day: dayIn(7) }, fresh] }));
    expect(status.status).toBe(204);
    const after = await eventsAt(calendar.path);
    expect(after.map(({ uid, start, status: said }) => [uid.split('@')[0]?.slice(0, -13), start, said])).toEqual([
      ['exam-1', kept.day, 'CONFIRMED'],
      ['exam-2', dayIn(7), 'CONFIRMED'],
      ['exam-3', fresh.day, 'CONFIRMED'],
      ['end-1', PLAN.events[2]?.day, 'CANCELLED'],
    ]);
    expect(after[3]?.summary).toBe('No longer planned');
    const sequence = (events: typeof after, at: number) => events[at]?.sequence ?? NaN;
    expect(sequence(after, 0)).toBe(sequence(before, 0));
    expect(sequence(after, 1)).toBeGreaterThan(sequence(before, 1));
    expect(sequence(after, 3)).toBeGreaterThan(sequence(before, 2));
  });

  it.each(LANGUAGES)('is read by two libraries in %s', async (language) => {
    const title = `化學高級程度 الكيمياء ${'数学 👩‍🔬 '.repeat(18)}é`.slice(0, PLAN_CALENDAR_TITLE_MAX).trim();
    const { path } = await created({ language, events: [{ id: 'a', day: '2028-02-29', title }] });
    const { events, properties } = readCalendar(await (await get(path)).text());
    expect(events).toMatchObject([{ start: '2028-02-29', end: '2028-03-01', summary: title }]);
    expect(properties.name).toMatch(/\S/);
    expect((await get(new URL(events[0]?.url ?? '').pathname)).status).toBe(200);
  });

  it('counts two changes that come at the same time', async () => {
    const calendar = await created();
    const changes = [1, 2, 3].map((days) =>
      change('PUT', calendar, plan({ events: [{ id: 'one', day: dayIn(days), title: 'x' }] })),
    );
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.every((status) => status === 204 || status === 409)).toBe(true);
    const events = await eventsAt(calendar.path);
    expect(events.filter(({ status }) => status === 'CONFIRMED')).toHaveLength(1);
    expect(events.filter(({ status }) => status === 'CANCELLED')).toHaveLength(3);
  });
});

describe('a stored plan', () => {
  it('has no name, no address, and no secret that could be read', async () => {
    const { id, secret } = await created();
    const columns = edge.query<{ name: string }>(`select name from pragma_table_info('plan_calendars')`, 'reports');
    expect(columns.map(({ name }) => name)).toEqual([
      'id',
      'secret_hash',
      'language',
      'events',
      'version',
      'delete_at',
    ]);
    const [row] = edge.query<object>(`select * from plan_calendars where id = '${id}'`, 'reports');
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  it('is deleted at once by its browser, and by nobody else', async () => {
    const calendar = await created();
    const other = await created();
    expect((await change('DELETE', { ...calendar, secret: other.secret })).status).toBe(404);
    expect((await get(calendar.path)).status).toBe(200);
    expect((await change('DELETE', calendar)).status).toBe(204);
    expect((await get(calendar.path)).status).toBe(404);
    expect(rows().map(({ id }) => id)).not.toContain(calendar.id);
    expect((await change('DELETE', calendar)).status).toBe(404);
    expect((await change('PUT', calendar, PLAN)).status).toBe(404);
  });

  it('is kept for some weeks after its last event', async () => {
    const { id } = await created();
    const deleteAt = rows().find((row) => row.id === id)?.delete_at;
    expect(deleteAt).toBe(Date.parse(dayIn(9)) + (PLAN_CALENDAR_KEPT_DAYS + 1) * DAY_MS);
  });

  it('is purged by the hourly cron after that, and not before', async () => {
    const { id, path } = await created();
    const expiry = rows().find((row) => row.id === id)?.delete_at ?? NaN;
    expect((await runCron(expiry)).status).toBe(200);
    expect((await get(path)).status).toBe(200);
    await runCron(expiry + HOUR_MS);
    expect((await get(path)).status).toBe(404);
    expect(rows().map((row) => row.id)).not.toContain(id);
  });
});

describe('hostile requests', () => {
  const event = (changes: object) => plan({ events: [{ ...PLAN.events[0], ...changes } as never] });

  it.each<[string, unknown, number, string?]>([
    ['no JSON', '{', 400],
    ['a list', [], 422],
    ['nothing', 'null', 422],
    ['no events', plan({ events: [] }), 422, 'events'],
    [
      'too many events',
      plan({ events: Array.from({ length: 1501 }, (_, i) => ({ ...PLAN.events[0], id: `e${i}` })) as never }),
      422,
      'events',
    ],
    ['the same id twice', plan({ events: [PLAN.events[0], PLAN.events[0]] as never }), 422, 'events'],
    ['another language', plan({ language: 'tlh' as never }), 422, 'language'],
    ['a name', { ...PLAN, name: 'Anna' }, 422],
    ['a note', event({ note: 'private' }), 422, 'events.0'],
    ['no title', event({ title: undefined }), 422, 'events.0.title'],
    ['a title of spaces', event({ title: ' \u2028\n' }), 422, 'events.0.title'],
    ['a title that is too long', event({ title: 'x'.repeat(PLAN_CALENDAR_TITLE_MAX + 1) }), 422, 'events.0.title'],
    ['a title that is a number', event({ title: 7 }), 422, 'events.0.title'],
    ['an id with a line break', event({ id: 'a\r\nEND:VCALENDAR' }), 422, 'events.0.id'],
    ['an id with an address', event({ id: 'a@example.org' }), 422, 'events.0.id'],
    ['an id of a prototype', '{"__proto__":{"events":[]},"language":"en"}', 422],
    ['a day that does not exist', event({ day: '2027-02-29' }), 422, 'events.0.day'],
    ['a day with a time', event({ day: '2027-02-28T10:00' }), 422, 'events.0.day'],
    ['a day of property syntax', event({ day: '2027-02-28\r\nRRULE:FREQ=SECONDLY' }), 422, 'events.0.day'],
    ['a day in a thousand years', event({ day: '3027-01-01' }), 422, 'events.0.day'],
    ['a day of long ago', event({ day: '1999-01-01' }), 422, 'events.0.day'],
    ['too much', 'x'.repeat(PLAN_CALENDAR_MAX_BYTES + 1), 413],
  ])('with %s are refused', async (_, body, status, at) => {
    const before = rows().length;
    const response = await send(edge, body, {}, PATH);
    expect(response.status).toBe(status);
    if (at) expect(await response.json()).toEqual({ error: 'invalid', at });
    expect(rows()).toHaveLength(before);
  });

  it.each<[string, string, RequestInit, number]>([
    ['GET', PATH, {}, 405],
    ['POST at a calendar', `${PATH}/${'0'.repeat(32)}`, { method: 'POST' }, 405],
    ['POST at a feed', `/calendar/plan/${'0'.repeat(32)}.ics`, { method: 'POST' }, 405],
    ['no secret', `${PATH}/${'0'.repeat(32)}`, { method: 'DELETE' }, 401],
    ['a short secret', `${PATH}/${'0'.repeat(32)}`, { method: 'DELETE', headers: { Authorization: 'Bearer 0' } }, 401],
    [
      'SQL as an id',
      `${PATH}/'or'1'='1`,
      { method: 'DELETE', headers: { Authorization: `Bearer ${'0'.repeat(64)}` } },
      404,
    ],
    ['an unknown feed', `/calendar/plan/${'0'.repeat(32)}.ics`, {}, 404],
    ['SQL as a feed', `/calendar/plan/'or'1'='1.ics`, {}, 404],
    ['a path as a feed', '/calendar/plan/..%2f..%2fapi.ics', {}, 404],
    ['another file', `/calendar/plan/${'0'.repeat(32)}.html`, {}, 404],
    ['other letters', `/calendar/plan/${'A'.repeat(32)}.ics`, {}, 404],
  ])('with %s are refused', async (_, path, init, status) => {
    expect((await fetch(edge.url + path, init)).status).toBe(status);
  });

  it('from another origin or of another type are refused', async () => {
    expect((await send(edge, PLAN, { Origin: 'https://evil.example' }, PATH)).status).toBe(403);
    expect((await send(edge, PLAN, { 'Content-Type': 'text/plain' }, PATH)).status).toBe(415);
  });

  it('put nothing but titles into the calendar', async () => {
    const titles = HOSTILE.map((text) => `x${text}`).filter((text) => text.length <= PLAN_CALENDAR_TITLE_MAX);
    const events = titles.map((title, index) => ({ id: `h${index}`, day: dayIn(1), title }));
    const { path } = await created({ language: 'en', events });
    const text = await (await get(path)).text();
    // The parser's fault that icalendar.test-data.ts names.
    const read = readCalendar(text.replaceAll('\\\\n', '\\\\N'));
    expect(read.events).toHaveLength(titles.length);
  });

  it('stop at the limits of a minute and of a day', async () => {
    await untilLimited(() => send(edge, PLAN, { 'CF-Connecting-IP': '10.8.0.1' }, PATH));
    edge.write(
      `update daily_counts set count = ${HOUSEHOLD_DAY_PLAN_BYTES} where name like 'plans-%' and name <> 'plans-all'`,
    );
    expect((await created()).id).toMatch(/^[0-9a-f]{32}$/);
    edge.write(`update daily_counts set count = 1e9 where name = 'plans-all'`);
    const response = await send(edge, PLAN, {}, PATH);
    expect([response.status, await response.json()]).toEqual([429, { error: 'daily_limit' }]);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
