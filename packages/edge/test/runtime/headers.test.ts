import { contentSecurityPolicy } from '@tutoring/domain/headers';
import { execFile } from 'node:child_process';
import { globSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../../../../scripts/browser.ts';
import { developerAssertion, ownerKey, publicPart } from '../../scripts/owner-key.ts';
import { app } from '../../src/app';
import policy from '../../src/generated/policy.json';
import { findings, score } from '../observatory';
import { freePort, LEAD, referenceOf, runEdge, send, untilLimited, type RunningEdge } from '../running-edge';

/** A model that nobody asks: only so that questions are refused for their own faults. */
const CHAT_SWITCHED_ON = {
  CHAT_MODEL: 'openai:sample-model',
  CHAT_API_KEY: 'sample-key',
  CHAT_API_URL: 'http://127.0.0.1:9/v1',
};
const PUBLIC = join(import.meta.dirname, '../../../../site/public');

let edge: RunningEdge;
/** Signs the owner in. */
let cookie: string;
let reference: string;
beforeAll(async () => {
  const key = await ownerKey(mkdtempSync(join(tmpdir(), 'tutoring-headers-')));
  cookie = `CF_Authorization=${await developerAssertion(key)}`;
  edge = await runEdge({ OWNER_DEV_KEY: publicPart(key), VIOLATION_REPORTS: 'on', ...CHAT_SWITCHED_ON });
  reference = await referenceOf(await send(edge, LEAD));
});
afterAll(() => edge.remove());

const get = (path: string, init: RequestInit = {}) => fetch(edge.url + path, { redirect: 'manual', ...init });

// Whole and by hand, as in @tutoring/domain/headers: a change is meant. Only the policy is that of the build.
const SECURITY: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy(policy),
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Speculation-Rules': '"/speculation-rules.json"',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
    'identity-credentials-get=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), ' +
    'otp-credentials=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), ' +
    'window-management=(), xr-spatial-tracking=()',
};
const DESK_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";
/** What no answer says: whose server it is, and whom it may be shared with. */
const NEVER = ['Server', 'X-Powered-By', 'Access-Control-Allow-Origin'];
/** Where violations go, if the build names a place (docs/adr/0023). */
const { violationEndpoint } = policy;
const REPORTING = violationEndpoint ? `violations="${violationEndpoint}"` : null;

function expectSecurity({ headers }: Response, what: string, security = SECURITY): void {
  for (const [name, value] of Object.entries(security)) expect(headers.get(name), `${what}: ${name}`).toBe(value);
  expect(headers.get('Reporting-Endpoints'), what).toBe(REPORTING);
  for (const name of NEVER) expect(headers.get(name), `${what}: ${name}`).toBeNull();
}

const HTML = 'text/html; charset=utf-8';
const JAVASCRIPT = 'text/javascript; charset=utf-8';
const JSON_TYPE = 'application/json';
const TEXT = 'text/plain; charset=utf-8';
/** Kept, and asked for each time whether it has changed. */
const ASKED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const NO_CACHE = 'no-cache';
const NO_STORE = 'no-store';

/** An address and what its answer must be; a redirect has neither type nor cache of its own. */
type Row = readonly [
  what: string,
  path: string,
  status: number,
  type: string | null,
  cache: string | null,
  init?: RequestInit,
];

/** The first file of the built site that a pattern finds, as an address. */
const fileOf = (pattern: string) => `/${globSync(pattern, { cwd: PUBLIC }).sort()[0] ?? `no file is ${pattern}`}`;
/** What a build may have: its rows hold as soon as it has it. */
const ifThere = (pattern: string, row: (path: string) => Row): Row[] =>
  globSync(pattern, { cwd: PUBLIC }).length > 0 ? [row(fileOf(pattern))] : [];
const asOwner = (): RequestInit => ({ headers: { Cookie: cookie } });

const ROWS: Row[] = [
  ['the home page', '/', 200, HTML, ASKED],
  ['a page of a region', '/jp', 200, HTML, ASKED],
  ['the page of the form', '/contact', 200, HTML, ASKED],
  ['an unknown path', '/nope', 404, HTML, NO_CACHE],
  ['an unknown path, followed', '/nope', 404, HTML, NO_CACHE, { headers: { 'Sec-Fetch-Mode': 'navigate' } }],
  // A file that is missing today may be there tomorrow.
  ['an unknown hashed file', '/assets/nope.js', 404, HTML, NO_CACHE],
  [
    'an unknown hashed file, as a script',
    '/assets/nope.js',
    404,
    HTML,
    NO_CACHE,
    { headers: { 'Sec-Fetch-Mode': 'no-cors' } },
  ],
  ['the not-found page', '/404', 404, HTML, NO_CACHE],
  ['what the edge reads of the build', '/_headers', 404, HTML, NO_CACHE],
  ['an old address', '/our-offer', 301, null, null],
  ['a trailing slash', '/jp/', 301, null, null],
  ['a trailing slash of what has a body', '/api/leads/', 308, null, null, { method: 'POST', body: '{}' }],
  ['a page that is written to', '/', 405, null, null, { method: 'POST' }],
  ['a script', fileOf('assets/bootstrap-*.js'), 200, JAVASCRIPT, IMMUTABLE],
  ['a stylesheet', fileOf('assets/*.css'), 200, 'text/css; charset=utf-8', IMMUTABLE],
  ['a font', fileOf('assets/*.woff2'), 200, 'font/woff2', IMMUTABLE],
  ['a picture', '/favicon.svg', 200, 'image/svg+xml', ASKED],
  ['a picture for others to show', fileOf('social/*.png'), 200, 'image/png', ASKED],
  // XML says its charset itself, and JSON has but one.
  ['the sitemap', '/sitemap.xml', 200, 'application/xml', ASKED],
  ['a feed', '/blog/rss.xml', 200, 'application/xml', ASKED],
  ['a feed in JSON', '/blog/feed.json', 200, JSON_TYPE, ASKED],
  ['the index of the search', '/search-index-full.json', 200, JSON_TYPE, ASKED],
  ['passages of the chat', fileOf('passages/*.json'), 200, JSON_TYPE, ASKED],
  ['robots.txt', '/robots.txt', 200, TEXT, ASKED],
  ['llms.txt', '/llms.txt', 200, TEXT, ASKED],
  ['security.txt', '/.well-known/security.txt', 200, TEXT, ASKED],
  ['the rules for fetching ahead', '/speculation-rules.json', 200, 'application/speculationrules+json', ASKED],
  ...ifThere('sw.js', (path) => ['the service worker', path, 200, JAVASCRIPT, NO_CACHE]),
  ...ifThere('manifest*.webmanifest', (path) => ['a manifest', path, 200, 'application/manifest+json', NO_CACHE]),
  ['GET /find', '/find?programme=ib&subject=chemistry&goal=course', 303, null, null],
  ['GET /search', '/search', 200, HTML, ASKED],
  ['GET /search with a question', '/search?q=viva+voce', 200, HTML, NO_CACHE],
  ['GET /search in a language', '/search/de', 200, HTML, ASKED],
  ['GET /thanks', '/thanks', 200, HTML, ASKED],
  ['GET /thanks in a language', '/thanks/de', 200, HTML, ASKED],
  ['GET /api/geo', '/api/geo', 200, JSON_TYPE, NO_STORE],
  ['GET /api/health', '/api/health', 200, JSON_TYPE, NO_STORE],
  ['an unknown address of /api', '/api/nope', 404, JSON_TYPE, NO_STORE],
  ['/owner of somebody', '/owner', 403, HTML, NO_STORE],
  ['/api/owner of somebody', '/api/owner/leads', 403, JSON_TYPE, NO_STORE],
];

describe('every kind of answer has the security headers, a type and a cache policy', () => {
  async function check([what, path, status, type, cache, init]: Row, security = SECURITY): Promise<void> {
    const response = await get(path, init);
    expect(
      [response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')],
      `${what}: ${path}`,
    ).toEqual([status, type, cache]);
    expectSecurity(response, what, security);
    expect(response.headers.get('Set-Cookie'), what).toBeNull();
    await response.body?.cancel();
  }

  it.each(ROWS.map((row) => [row[0], row[1], row] as const))('%s (%s)', (_what, _path, row) => check(row));

  it('answers for one visitor', async () => {
    await check(['thanks', `/thanks?reference=${reference}`, 200, HTML, NO_STORE]);
    await check([
      'reminder',
      `/thanks/reminder.ics?reference=${reference}`,
      200,
      'text/calendar; charset=utf-8',
      NO_STORE,
    ]);
    // The desk shows photos before they are saved, and needs none of the site's hashes and third parties.
    const desk = { ...SECURITY, 'Content-Security-Policy': DESK_POLICY };
    await check(['owner', '/owner', 200, HTML, NO_STORE, asOwner()], desk);
    await check(['a screen of the desk', '/owner/launch', 200, HTML, NO_STORE, asOwner()], desk);
    await check(['data of the desk', '/owner/data/site.json', 200, JSON_TYPE, NO_STORE, asOwner()], desk);
    await check(['leads', '/api/owner/leads', 200, JSON_TYPE, NO_STORE, asOwner()]);
    await check(['export', '/api/owner/export.csv', 200, 'text/csv; charset=utf-8', NO_STORE, asOwner()]);
  });

  it('cached answers', async () => {
    const etag = (await get('/jp')).headers.get('ETag') ?? '';
    const response = await get('/jp', { headers: { 'If-None-Match': etag } });
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([304, ASKED]);
    expectSecurity(response, '304');
  });
});

describe('every error of /api is uncached JSON', () => {
  async function expectError(response: Response, status: number, what: string): Promise<void> {
    expect(response.status, what).toBe(status);
    expect([response.headers.get('Content-Type'), response.headers.get('Cache-Control')], what).toEqual([
      JSON_TYPE,
      NO_STORE,
    ]);
    expect(await response.json(), what).toHaveProperty('error', expect.any(String));
    expectSecurity(response, what);
  }

  const paths = new Set(
    app.routes.map(({ path }) => path).filter((path) => path.startsWith('/api/') && !path.endsWith('*')),
  );

  it('knows the addresses of the API', () => expect(paths.size).toBeGreaterThan(10));

  // No endpoint takes PATCH.
  it.each([...paths].map((path) => path.replace(':reference', 'L-2345-6789')))(
    'a method that %s does not take',
    async (path) => {
      await expectError(await get(path, { method: 'PATCH', headers: { Cookie: cookie } }), 405, path);
    },
  );

  it.each(['/api/bot-check', '/api/chat', '/api/leads', '/api/violations', '/api/vitals'])(
    'each refusal of POST %s',
    async (path) => {
      const as = (body: unknown, headers: Record<string, string> = {}) =>
        send(edge, body, { Authorization: 'Bearer anonymous', ...headers }, path);
      for (const [status, response] of [
        [403, await as({}, { Origin: 'https://evil.example' })],
        [415, await as({}, { 'Content-Type': 'text/plain' })],
        [413, await as('x'.repeat(2_000_000))],
      ] as const)
        await expectError(response, status, `${path} ${status}`);
      const broken = await as('{');
      expect([400, 422], path).toContain(broken.status);
      await expectError(broken, broken.status, `${path} broken`);
    },
  );

  it('rate limits and database errors', async () => {
    await expectError(await untilLimited(() => send(edge, LEAD, { 'CF-Connecting-IP': '192.0.2.7' })), 429, '429');
    edge.write('alter table outbox rename to lost');
    const [lead, health] = [await send(edge, LEAD), await get('/api/health')];
    edge.write('alter table lost rename to outbox');
    await expectError(lead, 500, '500');
    await expectError(health, 503, '503');
  });
});

describe('Observatory', () => {
  it('gives a page 135 points, the maximum outside the preload list', async () => {
    for (const path of ['/', '/contact', '/jp']) {
      const page = await get(path);
      const html = await page.text();
      expect(findings(page.headers, html), path).toEqual({
        policy: 10,
        framing: 5,
        referrer: 5,
        transport: 0,
        integrity: 5,
        sniffing: 0,
        resources: 10,
        sharing: 0,
      });
      expect(score(page.headers, html), path).toBeGreaterThanOrEqual(135);
    }
  });

  it.each([
    ['Content-Security-Policy', '', 55],
    ['Content-Security-Policy', "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'", 80],
    ['Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'", 130],
    ['Strict-Transport-Security', '', 80],
    ['Strict-Transport-Security', 'max-age=3600', 125],
    ['Referrer-Policy', 'unsafe-url', 125],
    ['X-Content-Type-Options', '', 130],
    ['Cross-Origin-Resource-Policy', '', 125],
    ['X-Frame-Options', '', 135],
  ])('gives fewer where %s is “%s”: %i', async (name, value, expected) => {
    const page = await get('/');
    const headers = new Headers(page.headers);
    headers.delete(name);
    if (value) headers.set(name, value);
    // Without a policy nothing says who may frame the page.
    if (name === 'Content-Security-Policy' && !value) headers.delete('X-Frame-Options');
    expect(score(headers, await page.text())).toBe(expected);
  });

  it('gives fewer for a script without integrity, and fewest for one over HTTP', () => {
    const headers = new Headers(SECURITY);
    expect(score(headers, '<script src="/a.js">')).toBe(130);
    expect(score(headers, '<script src="https://a.example/a.js">')).toBe(125);
    expect(score(headers, '<script src="//a.example/a.js">')).toBe(50);
  });
});

it('names only features that Chromium knows, so that no page logs a warning', async () => {
  const unknown = async (features: string) => {
    const port = await freePort();
    const headers = { 'Content-Type': HTML, 'Permissions-Policy': features };
    const page = createServer((_, response) => response.writeHead(200, headers).end('<!doctype html><p>Read</p>'));
    page.listen(port, '127.0.0.1');
    const args = ['--headless', '--disable-gpu', '--enable-logging=stderr', ...BROWSER_ARGS, '--dump-dom'];
    try {
      const { stdout, stderr } = await promisify(execFile)(await findBrowser(), [...args, `http://127.0.0.1:${port}/`]);
      expect(stdout).toContain('<p>Read</p>');
      return [...stderr.matchAll(/Unrecognized feature: '([^']+)'/g)].map(([, feature]) => feature);
    } finally {
      page.close();
    }
  };
  expect(await unknown(SECURITY['Permissions-Policy'] ?? '')).toEqual([]);
  // That it would be heard.
  expect(await unknown('camera=(), reading-minds=()')).toEqual(['reading-minds']);
});
