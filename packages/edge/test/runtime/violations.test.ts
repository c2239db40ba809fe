import {
  CSP_REPORT_TYPE,
  REPORTS_TYPE,
  VIOLATION_REPORT_MAX_BYTES,
  VIOLATIONS_MAX,
} from '@tutoring/domain/violation-report';
import type { Violation } from '@tutoring/domain/violation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runEdge, send, untilLimited, type RunningEdge } from '../running-edge';

let edge: RunningEdge;
beforeAll(async () => {
  edge = await runEdge({ VIOLATION_REPORTS: 'on' });
});
afterAll(() => edge.remove());

const report = (body: unknown, headers: Record<string, string> = {}) => send(edge, body, headers, '/api/violations');
const AS_CSP = { 'Content-Type': CSP_REPORT_TYPE };
const AS_REPORTS = { 'Content-Type': REPORTS_TYPE };

const OURS: Violation = {
  type: 'message-origin',
  details: 'from https://evil.example/?for=anna@example.org',
  url: 'https://www.example.org/contact?email=anna%40example.org',
  referrer: 'https://search.example/?q=anna',
  timestamp: '2026-11-23T12:00:00.000Z',
};
const CSP_REPORT = {
  'csp-report': {
    'document-uri': 'https://www.example.org/jp?email=anna',
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/a?b=anna',
  },
};
const REPORT = {
  type: 'csp-violation',
  age: 5,
  url: 'https://www.example.org/jp?email=anna',
  user_agent: 'Anna’s Browser',
  body: {
    effectiveDirective: 'img-src',
    blockedURL: 'https://evil.example/a?b=anna',
    referrer: 'https://anna.example/',
  },
};
const stored = () => edge.query('select page, message, source, count from violations order by page, place', 'reports');
const forget = () => edge.write('delete from violations', 'reports');

it('counts equal violations of a page and day from all senders, and keeps nothing about visitors', async () => {
  for (const [body, headers] of [
    [OURS, {}],
    [OURS, { Origin: edge.url }],
    [CSP_REPORT, AS_CSP],
    [[REPORT, { ...REPORT, type: 'deprecation' }, REPORT], AS_REPORTS],
  ] as const) {
    const response = await report(body, headers);
    expect([response.status, await response.text()]).toEqual([204, '']);
  }
  expect(stored()).toEqual([
    { page: '/contact', message: 'from https://evil.example/', source: 'message-origin', count: 2 },
    { page: '/jp', message: 'img-src: https://evil.example/a', source: 'csp-violation', count: 3 },
  ]);
  const columns = edge.query<{ name: string }>(`select name from pragma_table_info('violations')`, 'reports');
  expect(columns.map(({ name }) => name)).toEqual(['day', 'page', 'place', 'message', 'source', 'count', 'weight']);
  expect(edge.query('select 1 from errors', 'reports')).toEqual([]);
});

it('prints the violations at the console', () => {
  const { stdout, stderr } = edge.run('reports');
  expect(stderr).toBe('');
  expect(stdout).toMatch(/Violations[\s\S]*'\/jp'[\s\S]*'img-src: https:\/\/evil\.example\/a'[\s\S]*Vitals/);
});

it('counts unknown paths together', async () => {
  forget();
  for (const url of ['https://www.example.org/no/page', 'https://www.example.org//a/contact', 'about:blank', ''])
    expect((await report({ ...OURS, url })).status).toBe(204);
  expect(stored()).toMatchObject([{ page: '*', count: 4 }]);
});

it('reads no more than the allowed number of reports in a request', async () => {
  forget();
  const many = Array.from({ length: VIOLATIONS_MAX + 5 }, () => REPORT);
  expect((await report(many, AS_REPORTS)).status).toBe(204);
  expect(stored()).toMatchObject([{ count: VIOLATIONS_MAX }]);
});

it('accepts browsers’ reports without an origin', async () => {
  for (const headers of <Record<string, string>[]>[
    {},
    { 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'null' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: edge.url, 'Sec-Fetch-Site': 'same-origin' },
  ])
    expect((await report(CSP_REPORT, { ...AS_CSP, ...headers })).status, JSON.stringify(headers)).toBe(204);
});

it.each([
  ['another method', 405, () => fetch(`${edge.url}/api/violations`)],
  ['the question of another origin', 405, () => fetch(`${edge.url}/api/violations`, { method: 'OPTIONS' })],
  ['another origin', 403, () => report(OURS, { Origin: 'https://evil.example' })],
  [
    'a browser’s report of another origin',
    403,
    () => report(CSP_REPORT, { ...AS_CSP, Origin: 'https://evil.example' }),
  ],
  ['reports of another origin', 403, () => report([REPORT], { ...AS_REPORTS, Origin: 'https://evil.example' })],
  [
    'a hidden origin that is another site’s',
    403,
    () => report(CSP_REPORT, { ...AS_CSP, Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }),
  ],
  ['a page that hides its origin', 403, () => report(OURS, { Origin: 'null' })],
  ['another media type', 415, () => report(OURS, { 'Content-Type': 'text/plain' })],
  ['too large a body', 413, () => report('x'.repeat(VIOLATION_REPORT_MAX_BYTES + 1))],
  ['broken JSON', 422, () => report('{')],
  ['an unknown field', 422, () => report({ ...OURS, visitor: 'anna' })],
  ['one format under the type of another', 422, () => report([REPORT], AS_CSP)],
])('refuses %s with %i', async (_, status, request) => {
  const before = stored();
  const response = await request();
  expect(response.status).toBe(status);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(stored()).toEqual(before);
});

/** Different violations of one page. */
const different = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...REPORT,
    body: { ...REPORT.body, blockedURL: `https://${at}.example/` },
  }));
const statusesOf = async (requests: number, address: string, body: unknown) => {
  const statuses: number[] = [];
  for (let i = 0; i < requests; i++)
    statuses.push((await report(body, { ...AS_REPORTS, 'CF-Connecting-IP': address })).status);
  return statuses;
};

it('limits a sender’s reports, and no other sender’s', async () => {
  await untilLimited(() => report([], { ...AS_REPORTS, 'CF-Connecting-IP': '192.0.2.9' }));
  expect((await report(OURS)).status).toBe(204);
});

it('counts each row of a request, and writes none over the limit', async () => {
  forget();
  // 16 rows each: two requests are beyond the limit of 20.
  const statuses = await statusesOf(4, '192.0.2.10', different(16));
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(2);
  expect(edge.query('select sum(weight) as reports from violations', 'reports')).toEqual([
    { reports: 16 * statuses.filter((status) => status === 204).length },
  ]);
});

it('counts the bytes of a request', async () => {
  // 64 kB each, of kinds that are not read: eight units of the 20.
  const large = Array.from({ length: 60 }, () => ({ ...REPORT, user_agent: 'x'.repeat(900) }));
  const statuses = await statusesOf(6, '192.0.2.11', large);
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(4);
});

it('does not exist while the site sends no reports there', async () => {
  const off = await runEdge();
  try {
    for (const method of ['POST', 'GET']) {
      const response = await fetch(`${off.url}/api/violations`, { method });
      expect([response.status, await response.json()]).toEqual([404, { error: 'not_found' }]);
    }
    expect((await send(off, OURS, {}, '/api/violations')).status).toBe(404);
    expect(off.query('select 1 from violations', 'reports')).toEqual([]);
  } finally {
    await off.remove();
  }
});
