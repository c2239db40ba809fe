import { PAGE_REPORT_MAX_BYTES, type PageReport } from '@tutoring/domain/page-report';
import { MISSED_QUERIES_A_DAY } from '@tutoring/domain/missed-query';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LEAD, referenceOf, runEdge, send, untilLimited, type RunningEdge } from '../running-edge';

let edge: RunningEdge;
beforeAll(async () => {
  edge = await runEdge();
});
afterAll(() => edge.remove());

const report = (body: unknown, headers: Record<string, string> = {}) => send(edge, body, headers, '/api/vitals');
const FAILED: PageReport = { kind: 'error', page: '/contact', message: 'Error: no', source: 'app-1a.js:1:2' };
const SLOW: PageReport = { kind: 'vital', page: '/', name: 'LCP', value: 1200.5, rating: 'good' };
const inReports = <Row>(sql: string) => edge.query<Row>(sql, 'reports');
const errors = () => inReports('select page, message, source, count from errors order by page, place');
const vitals = () => inReports('select page, name, rating, count, total from vitals');
const DAY_MS = 86_400_000;

it('adds reports to the day’s counts, and keeps nothing about the sender', async () => {
  for (const body of [FAILED, FAILED, SLOW, { ...SLOW, value: 800 }]) expect((await report(body)).status).toBe(204);
  expect(errors()).toEqual([{ page: '/contact', message: 'Error: no', source: 'app-1a.js:1:2', count: 2 }]);
  expect(vitals()).toEqual([{ page: '/', name: 'LCP', rating: 'good', count: 2, total: 2000.5 }]);
  const columns = ['errors', 'vitals'].map((table) =>
    inReports<{ name: string }>(`select name from pragma_table_info('${table}')`).map(({ name }) => name),
  );
  expect(columns).toEqual([
    ['day', 'page', 'place', 'message', 'source', 'count', 'weight'],
    ['day', 'page', 'name', 'rating', 'count', 'total'],
  ]);
});

it('counts unknown paths together, and removes control characters', async () => {
  const forged = '\u001B[31mno\nLead L-2345-6789: parent, ib, for anna@example.org';
  for (const page of ['/no/such/page', '/assets', '/jp/', '/robots.txt', '/our-offer', '//a/contact'])
    await report({ ...FAILED, page, message: forged });
  expect(inReports(`select page, message, count from errors where page = '*'`)).toEqual([
    { page: '*', message: '[31mno Lead L-[removed]: parent, ib, for [removed]', count: 6 },
  ]);
  for (const script of ['reports', 'leads'] as const) {
    const { stdout, stderr } = edge.run(script);
    expect(stderr).toBe('');
    expect(stdout).not.toContain('\u001B[31m');
  }
});

it('adds the steps of forms up, by day and form only', async () => {
  const step = (more: object) => report({ kind: 'form', form: 'full', step: 'you', sent: false, ...more });
  for (const more of [{}, {}, { step: 'when' }, { sent: true }, { form: 'brief' }])
    expect((await step(more)).status).toBe(204);
  expect(inReports('select form, step, sent, count from form_steps')).toEqual([
    { form: 'brief', step: 'you', sent: 0, count: 1 },
    { form: 'full', step: 'when', sent: 0, count: 1 },
    { form: 'full', step: 'you', sent: 0, count: 2 },
    { form: 'full', step: 'you', sent: 1, count: 1 },
  ]);
  for (const more of [{ step: 'nowhere' }, { form: 'other' }, { page: '/contact' }, { sent: 'yes' }])
    expect((await step(more)).status, JSON.stringify(more)).toBe(422);
  expect(
    inReports<{ name: string }>(`select name from pragma_table_info('form_steps')`).map(({ name }) => name),
  ).toEqual(['day', 'form', 'step', 'sent', 'count']);
});

describe('a query that found nothing', () => {
  const missed = (query: string, more: object = {}) => report({ kind: 'missed', place: 'search', query, ...more });
  const kept = () => inReports('select place, query, count from missed_queries order by place, query');
  beforeEach(() => edge.write('delete from missed_queries', 'reports'));

  it('is counted by the day, and nothing else is kept', async () => {
    for (const more of [{}, {}, { place: 'chat' }]) expect((await missed('piano lessons', more)).status).toBe(204);
    expect(kept()).toEqual([
      { place: 'chat', query: 'piano lessons', count: 1 },
      { place: 'search', query: 'piano lessons', count: 2 },
    ]);
    expect(
      inReports<{ name: string }>(`select name from pragma_table_info('missed_queries')`).map(({ name }) => name),
    ).toEqual(['day', 'place', 'query', 'count']);
  });

  it.each(['i want to die', 'ich will nicht mehr leben', '死にたい', 'my dad hits me', 'i get bullied in class'])(
    'is dropped if it is a message of distress: %s',
    async (query) => {
      expect((await missed(query)).status).toBe(204);
      expect(kept()).toEqual([]);
    },
  );

  it.each([
    ['an address', 'anna@example.org'],
    ['a phone number', '416 555 0199'],
    ['a long text', 'my son has failed his maths exam'],
    ['what the page would have changed', 'Piano  Lessons'],
  ])('is refused with %s', async (_, query) => {
    expect((await missed(query)).status).toBe(422);
    expect((await missed('piano', { page: '/contact' })).status).toBe(422);
    expect(kept()).toEqual([]);
  });

  it('takes no further places when a day has enough different ones', async () => {
    const rows = Array.from({ length: MISSED_QUERIES_A_DAY }, (_, at) => `('invented ${at}')`).join(', ');
    expect((await missed('piano lessons')).status).toBe(204);
    edge.write(
      `insert into missed_queries (day, place, query) select day, 'search', column1 from missed_queries, (values ${rows}) limit ${MISSED_QUERIES_A_DAY - 1}`,
      'reports',
    );
    for (const query of ['piano lessons', 'guitar lessons']) expect((await missed(query)).status).toBe(204);
    const counts = inReports<{ query: string; count: number }>(
      `select query, count from missed_queries where query like '% lessons'`,
    );
    expect(counts).toEqual([{ query: 'piano lessons', count: 2 }]);
  });
});

it('keeps reports out of the leads’ database', () => {
  expect(edge.query(`select name from sqlite_master where name in ('errors', 'vitals', 'page_reports')`)).toEqual([]);
  expect(inReports(`select name from sqlite_master where name in ('leads', 'outbox')`)).toEqual([]);
});

it.each([
  ['another method', 405, () => fetch(`${edge.url}/api/vitals`)],
  ['another origin', 403, () => report(FAILED, { Origin: 'https://evil.example' })],
  ['another media type', 415, () => report(FAILED, { 'Content-Type': 'text/plain' })],
  ['too large a body', 413, () => report('x'.repeat(PAGE_REPORT_MAX_BYTES + 1))],
  ['broken JSON', 422, () => report('{')],
  ['an unknown field', 422, () => report({ ...FAILED, visitor: 'anna' })],
  ['the query of an address', 422, () => report({ ...FAILED, page: '/contact?email=anna' })],
  ['an unknown measure', 422, () => report({ ...SLOW, name: 'AGE' })],
  ['a value that cannot be', 422, () => report({ ...SLOW, value: -1 })],
])('refuses %s with %i', async (_, status, request) => {
  const before = [errors(), vitals()];
  const response = await request();
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect([errors(), vitals()]).toEqual(before);
});

it('limits a sender’s reports', async () => {
  await untilLimited(() => report(FAILED, { 'CF-Connecting-IP': '192.0.2.9' }));
  expect((await report(FAILED)).status).toBe(204);
});

it('stores a lead’s attribution, and drops an invalid one without losing the lead', async () => {
  const touch = { source: 'newsletter', landing: '/jp', at: '2026-11-21T12:00:00.000Z' };
  const stored = async (attribution: unknown) => {
    const response = await send(edge, { ...LEAD, attribution });
    expect(response.status).toBe(201);
    const reference = await referenceOf(response);
    return edge.query<{ attribution: string | null }>(
      `select attribution from leads where reference = '${reference}'`,
    )[0]?.attribution;
  };
  expect(JSON.parse((await stored({ first: touch, last: touch })) ?? 'null')).toEqual({ first: touch, last: touch });
  expect(await stored({ first: { ...touch, source: 'x'.repeat(5000) }, last: touch })).toBeNull();
  expect(await stored('nonsense')).toBeNull();
  expect(await stored(undefined)).toBeNull();
});

it('deletes expired data once an hour, including undelivered leads', async () => {
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const old = midnight - 7 * 365 * DAY_MS;
  // Its time is over a moment after seven years.
  const lead = (reference: string, received: number) =>
    `insert into leads (reference, key, content_hash, role, name, email, programme, message, page, received_at, attribution, review, region, delete_at) values ('${reference}', 'key-${reference}', 'h', 'parent', 'n', 'e', 'ib', '', '/', ${received}, null, null, 'us', ${received + 7 * 365 * DAY_MS - 1});`;
  edge.write(`
    ${lead('OLD-READ', old)} insert into outbox (reference, attempts, due_at, delivered_at, stored_at) values ('OLD-READ', 1, 0, ${old}, ${old});
    ${lead('OLD-WAITS', old)} insert into outbox (reference, attempts, due_at, delivered_at, stored_at) values ('OLD-WAITS', 1, ${Number.MAX_SAFE_INTEGER}, null, ${old});
    ${lead('NEW-READ', midnight)} insert into outbox (reference, attempts, due_at, delivered_at, stored_at) values ('NEW-READ', 1, 0, ${midnight}, ${midnight});
  `);
  edge.write(
    `insert into errors values ('2020-01-01', '/', 0, 'old', '', 1, 1); insert into vitals values ('2020-01-01', '/', 'LCP', 'poor', 1, 9);
     insert into violations values ('2020-01-01', '/', 0, 'old', '', 1, 1), ('2100-01-01', '/', 0, 'new', '', 1, 1);
     insert into form_steps values ('2020-01-01', 'full', 'you', 0, 1);
     insert into missed_queries values ('2020-01-01', 'search', 'old', 1), ('2100-01-01', 'search', 'new', 1);`,
    'reports',
  );
  const sweep = (time: number) => fetch(`${edge.url}/cdn-cgi/handler/scheduled?time=${time}`);
  const kept = () =>
    edge
      .query<{ reference: string }>(`select reference from leads where reference like '%-%' and key like 'key-%'`)
      .map(({ reference }) => reference)
      .sort();
  await sweep(midnight + 5 * 60_000);
  expect(kept()).toEqual(['NEW-READ', 'OLD-READ', 'OLD-WAITS']);
  await sweep(midnight);
  expect(kept()).toEqual(['NEW-READ']);
  expect(edge.query(`select 1 from outbox where reference like 'OLD-%'`)).toEqual([]);
  for (const table of ['errors', 'vitals', 'violations', 'form_steps', 'missed_queries']) {
    expect(inReports(`select 1 from ${table} where day < '2021'`)).toEqual([]);
    expect(inReports(`select 1 from ${table}`)).not.toEqual([]);
  }
});
