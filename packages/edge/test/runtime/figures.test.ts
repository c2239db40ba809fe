import { figuresSchema, type Figures } from '@tutoring/domain/figures';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { literal } from '../../scripts/lead-database.ts';
import { developerAssertion, ownerKey, publicPart } from '../../scripts/owner-key.ts';
import { LEAD, referenceOf, runEdge, send, type RunningEdge } from '../running-edge';

const FIGURES = '/api/owner/figures';
/** Two weeks from Monday, and the two before, by Toronto's clock. */
const PERIOD = 'from=2026-11-09&to=2026-11-22';
const MINUTE_MS = 60_000;
/** Midnight of the first Monday in Toronto. */
const BEGINS = Date.parse('2026-11-09T05:00:00Z');
const DAY_MS = 86_400_000;

let edge: RunningEdge;
let cookie: string;

beforeAll(async () => {
  const key = await ownerKey(mkdtempSync(join(tmpdir(), 'tutoring-figures-')));
  cookie = `CF_Authorization=${await developerAssertion(key)}`;
  edge = await runEdge({ OWNER_DEV_KEY: publicPart(key) });
});
afterAll(() => edge.remove());
beforeEach(() => {
  edge.write('delete from leads');
  edge.write('delete from form_steps; delete from missed_queries', 'reports');
});

const get = (path: string, headers: Record<string, string> = { Cookie: cookie }) => fetch(edge.url + path, { headers });
const read = async (query = PERIOD): Promise<Figures> =>
  figuresSchema.parse(await (await get(`${FIGURES}?${query}`)).json());

interface Row {
  at: number;
  page?: string;
  status?: string;
  details?: object;
  attribution?: object | null;
  /** Changes of its status, with the minutes after its arrival. */
  log?: readonly (readonly [string, number])[];
}
let rows = 0;
/** A lead as `storeLead` and the inbox write it, at a time of its own. */
function add({ at, page = '/contact', status = 'new', details = {}, attribution = null, log = [] }: Row) {
  rows += 1;
  const reference = `L-2222-${String(rows).padStart(4, '0')}`;
  const touch = attribution && JSON.stringify({ first: {}, last: attribution });
  edge.write(`insert into leads (reference, key, content_hash, role, name, email, programme, message, page, received_at, status, details, attribution)
      values ('${reference}', '${reference}', 'h', 'parent', 'Sample', 's@example.com', 'ib', '', ${literal(page)}, ${at}, '${status}',
        ${literal(JSON.stringify(details))}, ${touch === null ? 'null' : literal(touch)});
    ${log
      .map(
        ([text, minutes]) =>
          `insert into lead_log (reference, kind, text, by, at) values ('${reference}', 'status', '${text}', 'o', ${at + minutes * MINUTE_MS});`,
      )
      .join('')}`);
}
/** Visits of forms, as the edge counts them. */
const visit = (day: string, form: string, step: string, sent: 0 | 1, count: number) =>
  edge.write(`insert into form_steps values ('${day}', '${form}', '${step}', ${sent}, ${count})`, 'reports');

it('is for the owner only, in GET, with a period of at most a year', async () => {
  for (const path of [`${FIGURES}?${PERIOD}`, `${FIGURES}.csv?${PERIOD}`]) {
    expect((await get(path, {})).status, path).toBe(403);
    expect((await fetch(edge.url + path, { method: 'POST', headers: { Cookie: cookie } })).status, path).toBe(405);
    const answer = await get(path);
    expect([answer.status, answer.headers.get('Cache-Control')], path).toEqual([200, 'no-store']);
  }
  for (const query of [
    '',
    'from=2026-11-09',
    'from=2026-11-10&to=2026-11-09',
    'from=2020-01-01&to=2026-11-09',
    'from=x&to=y',
  ])
    for (const path of [FIGURES, `${FIGURES}.csv`]) {
      const answer = await get(`${path}?${query}`);
      expect([answer.status, await answer.text()], query).toEqual([400, '{"error":"invalid_query"}']);
    }
});

it('shows every week and zeros if nobody wrote', async () => {
  const none = { now: 0, before: 0 };
  const wait = { answered: 0, open: 0, median: null, slow: null };
  const nothing = { rows: [], others: none };
  const form = {
    begun: none,
    stopped: ['you', 'course', 'when'].map((step) => ({ step, ...none })),
    sent: none,
  };
  expect(await read()).toEqual({
    from: '2026-11-09',
    to: '2026-11-22',
    before: { from: '2026-10-26', to: '2026-11-08' },
    leads: none,
    spam: none,
    weeks: ['2026-11-09', '2026-11-16'].map((monday) => ({ monday, ...none, wait })),
    wait: { now: wait, before: wait },
    ...{ sources: nothing, pages: nothing, languages: nothing, statuses: nothing },
    forms: { full: form, brief: form },
    formsSince: null,
    missed: [],
  });
});

it('counts leads as they come in, without spam', async () => {
  const reference = await referenceOf(await send(edge, { ...LEAD, language: 'ja', page: '/contact/ja' }));
  await send(edge, { ...LEAD, homepage: 'https://spam.example' });
  const today = new Date().toISOString().slice(0, 10);
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  const range = `from=${yesterday}&to=${tomorrow}`;
  expect(await read(range)).toMatchObject({
    leads: { now: 1, before: 0 },
    spam: { now: 1, before: 0 },
    wait: { now: { answered: 0, open: 1, median: null } },
    languages: { rows: [{ name: 'ja', now: 1 }] },
    pages: { rows: [{ name: '/contact/ja', now: 1 }] },
    statuses: { rows: [{ name: 'new', now: 1 }] },
    sources: { rows: [{ name: null, now: 1 }] },
  });
  const answer = await fetch(`${edge.url}/api/owner/leads/${reference}/status`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: edge.url, 'Content-Type': 'application/json' },
    body: '{"status":"answered","version":0}',
  });
  expect(answer.status, today).toBe(200);
  expect((await read(range)).wait.now).toMatchObject({ answered: 1, open: 0, median: 0, slow: 0 });
});

it('begins weeks on Monday at midnight in Toronto, also when its clocks change', async () => {
  add({ at: BEGINS - 1 });
  add({ at: BEGINS });
  add({ at: BEGINS + 7 * DAY_MS - 1 });
  add({ at: BEGINS + 7 * DAY_MS });
  add({ at: BEGINS + 14 * DAY_MS - 1 });
  add({ at: BEGINS + 14 * DAY_MS });
  // Summer time ended on 1 November: this Monday began an hour earlier by UTC.
  add({ at: Date.parse('2026-10-26T04:00:00Z') });
  add({ at: Date.parse('2026-10-26T03:59:59Z') });
  const { weeks, leads } = await read();
  expect(weeks.map(({ monday, now, before }) => [monday, now, before])).toEqual([
    ['2026-11-09', 2, 1],
    ['2026-11-16', 2, 1],
  ]);
  expect(leads).toEqual({ now: 4, before: 2 });
});

it('ranks sources, pages, languages and statuses, and adds up the rest', async () => {
  const earlier = BEGINS - DAY_MS;
  add({ at: BEGINS, attribution: { source: 'Newsletter', referrer: 'mail.example', landing: '/', at: '' } });
  add({ at: BEGINS, attribution: { referrer: 'www.search.example', landing: '/', at: '' } });
  add({ at: earlier, attribution: { referrer: 'search.example', landing: '/', at: '' } });
  add({ at: BEGINS, attribution: { referrer: 'search.example', landing: '/', at: '' } });
  add({ at: BEGINS, attribution: { landing: '/', at: '' } });
  add({ at: BEGINS, status: 'booked', details: { language: 'de' } });
  add({ at: BEGINS, status: 'spam', page: '/spam', attribution: { source: 'spam', landing: '/', at: '' } });
  for (let page = 0; page < 13; page++) add({ at: earlier, page: `/p${String(page).padStart(2, '0')}` });
  const { sources, pages, languages, statuses } = await read();
  expect(sources).toEqual({
    rows: [
      { name: 'search.example', now: 2, before: 1 },
      { name: null, now: 1, before: 13 },
      { name: '', now: 1, before: 0 },
      { name: 'newsletter', now: 1, before: 0 },
    ],
    others: { now: 0, before: 0 },
  });
  expect(pages.rows.slice(0, 2)).toEqual([
    { name: '/contact', now: 5, before: 1 },
    { name: '/p00', now: 0, before: 1 },
  ]);
  expect([pages.rows.length, pages.others]).toEqual([10, { now: 0, before: 4 }]);
  expect(languages.rows).toEqual([
    { name: null, now: 4, before: 14 },
    { name: 'de', now: 1, before: 0 },
  ]);
  expect(statuses.rows).toEqual([
    { name: 'new', now: 4, before: 14 },
    { name: 'booked', now: 1, before: 0 },
  ]);
});

it('measures the time to the first answer: the median and the slowest tenth', async () => {
  // Arrives in the first week: 10, 20, …, 110 minutes.
  for (let tens = 1; tens <= 11; tens++)
    add({
      at: BEGINS + tens,
      status: 'answered',
      log: [
        ['answered', tens * 10],
        ['booked', 500],
      ],
    });
  // A lead that was spam by mistake, then booked; one that is open; spam is not counted.
  add({
    at: BEGINS + 7 * DAY_MS,
    status: 'booked',
    log: [
      ['spam', 1],
      ['new', 5],
      ['booked', 30],
    ],
  });
  add({ at: BEGINS + 7 * DAY_MS, status: 'answered', log: [['answered', 61]] });
  add({ at: BEGINS + 7 * DAY_MS });
  add({
    at: BEGINS + 7 * DAY_MS,
    status: 'spam',
    log: [
      ['answered', 1],
      ['spam', 2],
    ],
  });
  add({ at: BEGINS - DAY_MS, status: 'answered', log: [['answered', 7]] });
  const { weeks, wait } = await read();
  expect(weeks.map((week) => week.wait)).toEqual([
    { answered: 11, open: 0, median: 60, slow: 100 },
    // The mean of the two in the middle, 45.5 minutes.
    { answered: 2, open: 1, median: 46, slow: 61 },
  ]);
  expect(wait).toEqual({
    now: { answered: 13, open: 1, median: 60, slow: 100 },
    before: { answered: 1, open: 0, median: 7, slow: 7 },
  });
});

it('shows where visitors stopped in the form', async () => {
  visit('2026-11-09', 'full', 'you', 0, 60);
  visit('2026-11-22', 'full', 'you', 0, 40);
  visit('2026-11-09', 'full', 'course', 0, 50);
  visit('2026-11-09', 'full', 'when', 0, 20);
  visit('2026-11-09', 'full', 'you', 1, 10);
  visit('2026-11-09', 'full', 'when', 1, 15);
  visit('2026-11-09', 'brief', 'you', 0, 8);
  visit('2026-11-09', 'brief', 'you', 1, 6);
  visit('2026-11-08', 'brief', 'you', 0, 3);
  // Began before midnight of the first day.
  visit('2026-10-26', 'full', 'when', 1, 1);
  visit('2026-10-25', 'full', 'you', 0, 900);
  const { forms, formsSince } = await read();
  expect(forms).toEqual({
    full: {
      begun: { now: 100, before: 0 },
      stopped: [
        { step: 'you', now: 40, before: 0 },
        { step: 'course', now: 30, before: 0 },
        { step: 'when', now: 5, before: 0 },
      ],
      sent: { now: 25, before: 1 },
    },
    brief: {
      begun: { now: 8, before: 3 },
      stopped: [
        { step: 'you', now: 2, before: 3 },
        { step: 'course', now: 0, before: 0 },
        { step: 'when', now: 0, before: 0 },
      ],
      sent: { now: 6, before: 0 },
    },
  });
  expect(formsSince).toBe('2026-10-25');
});

it('lists what found nothing on three different days', async () => {
  const miss = (query: string, days: readonly string[], place = 'search', count = 1) =>
    edge.write(
      `insert into missed_queries values ${days.map((day) => `('${day}', '${place}', ${literal(query)}, ${count})`).join(', ')}`,
      'reports',
    );
  miss('piano lessons', ['2026-11-09', '2026-11-10', '2026-11-22'], 'search', 2);
  miss('do you teach latin', ['2026-11-08', '2026-11-12', '2026-11-13', '2026-11-15', '2026-11-16'], 'chat');
  // One visitor's evening, or two.
  miss('anna meier', ['2026-11-12', '2026-11-13'], 'search', 30);
  // Two of its days are in the period.
  miss('earlier', ['2026-11-07', '2026-11-08', '2026-11-09', '2026-11-10', '2026-11-23']);
  expect((await read()).missed).toEqual([
    { query: 'do you teach latin', place: 'chat', days: 4, times: 4, last: '2026-11-16' },
    { query: 'piano lessons', place: 'search', days: 3, times: 6, last: '2026-11-22' },
  ]);
  const table = await (await get(`${FIGURES}.csv?${PERIOD}`)).text();
  expect(table).toContain('found nothing in the search,piano lessons,times,6,');
  expect(table).toContain('found nothing in the search,piano lessons,days,3,');
  expect(table).not.toContain('anna');
});

it('is a table without formulas, with semicolons for languages that expect them', async () => {
  add({ at: BEGINS, attribution: { source: '=1+1', landing: '/', at: '' }, log: [['answered', 90]] });
  add({ at: BEGINS - DAY_MS, attribution: { source: '@sum(a1)\n;x', landing: '/', at: '' } });
  const answer = await get(`${FIGURES}.csv?${PERIOD}`);
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="figures-2026-11-09-2026-11-22.csv"');
  const text = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(await answer.arrayBuffer());
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('\uFEFFfigure,of,unit,period,period before');
  for (const line of [
    'first day,,day,2026-11-09,2026-10-26',
    'leads,all,leads,1,1',
    'leads by week,2026-11-09,leads,1,0',
    "leads by source,'=1+1,leads,1,0",
    `leads by source,"'@sum(a1) ;x",leads,0,1`,
    '"time to first answer, median",all,minutes,90,',
    '"time to first answer, nine in ten",2026-11-16,minutes,,',
    'form in one step,stopped in you,visits,0,0',
  ])
    expect(lines).toContain(line);
  const german = await get(`${FIGURES}.csv?${PERIOD}`, { Cookie: cookie, 'Accept-Language': 'de-DE,de;q=0.9' });
  expect(await german.text()).toContain('leads by week;2026-11-16;leads;0;1');
});

it('reads ten thousand leads quickly', async () => {
  const COUNT = 10_000;
  edge.write(
    `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${COUNT})
     insert into leads (reference, key, content_hash, role, name, email, programme, message, page, received_at, status, details, attribution)
     select printf('L-%08d', i), 'fill' || i, 'h', 'parent', 'Person ' || i, 'p@example.com', 'ib', 'Message', '/page-' || (i % 402),
       ${BEGINS + 14 * DAY_MS} - i * 5000000, iif(i % 3, 'answered', 'new'), json_object('language', iif(i % 5, 'en', 'ja')),
       iif(i % 2, json_object('first', json('{}'), 'last', json_object('source', 'campaign ' || (i % 50))), null) from n;
     insert into lead_log (reference, kind, text, by, at)
       select reference, 'status', 'answered', 'o', received_at + length(page) * 600000 from leads where status = 'answered'`,
  );
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const began = performance.now();
    await (await get(`${FIGURES}?from=2025-11-24&to=2026-11-22`)).arrayBuffer();
    times.push(performance.now() - began);
  }
  // Reported, not asserted: machines differ.
  console.log(`10,000 leads, 52 weeks and the 52 before: ${times.map((ms) => `${Math.round(ms)} ms`).join(', ')}`);
  const { leads, pages } = await read('from=2025-11-24&to=2026-11-22');
  expect(leads.now + leads.before).toBe(COUNT);
  expect(pages.rows).toHaveLength(10);
  expect(pages.rows.reduce((sum, { now }) => sum + now, pages.others.now)).toBe(leads.now);
});
