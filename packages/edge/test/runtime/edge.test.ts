import { LEAD_MAX_BYTES } from '@tutoring/domain/lead';
import { LEAD_LIMITS, referencePattern } from '@tutoring/domain/lead-limits';
import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../scripts/database.ts';
import { leadsByWrangler } from '../../scripts/lead-database.ts';
import { LEAD, referenceOf, runEdge, send, untilLimited, type RunningEdge } from '../running-edge';

/** Milliseconds for which a test locks the database: less than the Worker's retries wait in all. */
const LOCKED_MS = 100;

let edge: RunningEdge;
beforeAll(async () => {
  edge = await runEdge();
});
afterAll(() => edge.remove());

const get = (path: string, init: RequestInit = {}) => fetch(`${edge.url}${path}`, { redirect: 'manual', ...init });
const form = (values: Record<string, string>) =>
  send(edge, new URLSearchParams(values).toString(), { 'Content-Type': 'application/x-www-form-urlencoded' });

describe('pages', () => {
  it('answers an unknown path with the not-found page and status 404', async () => {
    for (const path of ['/nope', '/jp/nope', '/404']) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(await response.text()).toContain('The page you are looking for does not exist or has been moved.');
    }
  });

  it('shows the not-found page again to a browser that has seen it', async () => {
    const etag = (await get('/404')).headers.get('ETag') ?? '"never"';
    for (const path of ['/404', '/nope']) {
      const response = await get(path, { headers: { 'If-None-Match': etag } });
      expect(response.status, path).toBe(404);
      expect(await response.text(), path).toContain('The page you are looking for does not exist');
    }
  });

  it('rejects writing methods', async () => {
    for (const path of ['/thanks', '/404', '/contact', '/nope'])
      expect((await get(path, { method: 'POST' })).status, path).toBe(405);
  });

  it('removes a trailing slash permanently, and keeps the query', async () => {
    const response = await get('/jp/en/?a=1');
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/jp/en?a=1']);
  });

  it('redirects old addresses permanently', async () => {
    const response = await get('/our-offer');
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/tutoring-packages']);
  });

  it('redirects answers of the service finder to their page, and invalid ones back to it', async () => {
    const found = await get('/find?programme=ib&subject=chemistry&goal=course');
    expect([found.status, found.headers.get('location')]).toEqual([303, '/services/chemistry-tutoring']);
    const lost = await get('/find?programme=ib&subject=alchemy&goal=https://evil.example');
    expect([lost.status, lost.headers.get('location')]).toEqual([303, '/#service-finder']);
  });

  it('answers a search with the results, and shows the query only as text', async () => {
    const found = await get('/search?q=viva+voce');
    expect([found.status, found.headers.get('cache-control'), found.headers.get('etag')]).toEqual([
      200,
      'no-cache',
      null,
    ]);
    const html = await found.text();
    expect(html).toMatch(/<a href="\/learning\/ee-guide"[^>]*data-search-link/);
    expect(html).not.toMatch(/<div data-search-results[^>]*hidden/);
    const typed = '"><script>alert(1)</script>&lt;';
    const hostile = await (await get(`/search?q=${encodeURIComponent(typed)}&type=<b>&lang=%00`)).text();
    expect(hostile).not.toContain('<script>alert');
    expect(hostile).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;lt;');
    for (const query of ['', '?q=', '?q=%20', '?type=blog']) {
      const empty = await get(`/search${query}`);
      expect(empty.status).toBe(200);
      expect(await empty.text()).toMatch(/<div[^>]*data-search-results[^>]* hidden/);
    }
    expect((await get(`/search?q=${'a'.repeat(5000)}`)).status).toBe(200);
    const japanese = await (await get('/search?q=%E5%AD%A6%E6%A0%A1&lang=ja-JP')).text();
    expect(japanese.match(/<a href="([^"]+)"[^>]*data-search-link/)?.[1]).toBe('/schools/japan/ja');
  });

  it('answers for every country on one page that names it', async () => {
    for (const [code, name, inText] of [
      ['pl', 'Poland', 'Poland'],
      ['us', 'US', 'the US'],
      ['eu', 'European Union', 'the European Union'],
      ['ie', 'Ireland', 'Ireland'],
      ['ag', 'Antigua &amp; Barbuda', 'Antigua &amp; Barbuda'],
      ['ci', 'Côte d’Ivoire', 'Côte d’Ivoire'],
      ['bs', 'Bahamas', 'the Bahamas'],
    ] as const) {
      const response = await get(`/${code}`);
      const html = await response.text();
      expect([response.status, response.headers.get('ETag')], code).toEqual([200, null]);
      expect(html, code).toContain(`<title>IB &amp; AP Tutoring Online for Families in ${inText} · `);
      expect(html, code).toMatch(new RegExp(`aria-current="page">${name}</span>`));
      expect(html, code).toMatch(/<meta name="robots" content="noindex">/);
      expect(html, code).toMatch(/<link rel="canonical" href="[^"]*\/regional">/);
      expect(html, code).not.toContain('Belgium');
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
      expect(JSON.parse(data), code).toMatchObject({
        itemListElement: [
          { name: 'Home' },
          { name: name.replace('&amp;', '&'), item: expect.stringMatching(`/${code}$`) as string },
        ],
      });
    }
    for (const code of ['xx', 'zz', 'un', 'constructor', 'toString'])
      expect((await get(`/${code}`)).status, code).toBe(404);
  });

  it('answers at two addresses with one page, whose canonical address is one of them', async () => {
    for (const [path, canonical] of [
      ['/sg/en', '/sg'],
      ['/gb', '/uk'],
    ] as const) {
      const response = await get(path);
      const html = await response.text();
      expect([response.status, response.headers.get('Content-Security-Policy') !== null], path).toEqual([200, true]);
      expect(/<link rel="canonical" href="https?:\/\/[^/"]*([^"]*)">/.exec(html)?.[1], path).toBe(canonical);
    }
  });

  it('redirects upper-case addresses permanently, and never to another host', async () => {
    for (const [from, to] of [
      ['/About', '/about'],
      ['/ABOUT?q=A', '/about?q=A'],
      ['/PL', '/pl'],
      ['/Sg/En', '/sg/en'],
      ['/Contact', '/contact'],
    ] as const) {
      const response = await get(from);
      expect([response.status, response.headers.get('Location')], from).toEqual([301, to]);
    }
    for (const path of ['/Nowhere', '//Evil.example', '//About', '/%5CAbout', '/API/geo'])
      expect((await get(path)).status, path).toBe(404);
  });

  it('shows breadcrumbs on the not-found page, and the address only as text', async () => {
    const response = await get('/blog/no-such-%3Cimg%20src=x%3E&amp;/%22%3E%3C/script%3E');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).not.toMatch(/<img src=x/i);
    const [, trail = ''] = /<nav aria-label="Breadcrumb"[^>]*><ol[^>]*>(.*?)<\/ol>/s.exec(html) ?? [];
    expect(trail.match(/<a href="[^"]*"/g)).toEqual(['<a href="/"', '<a href="/blog"']);
    expect(trail.replace(/<\/li>/g, ' > ').replace(/<[^>]*>/g, '')).toMatch(
      /^Home > Blog > No Such &lt;img Src=x&gt;&amp;amp; > "&gt;&lt; > .*$/,
    );
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const { itemListElement } = JSON.parse(data) as { itemListElement: { name: string; item?: string }[] };
    expect(itemListElement.map(({ name }) => name).slice(0, 2)).toEqual(['Home', 'Blog']);
    expect(html).toMatch(/<meta name="robots" content="noindex">/);
    expect((await get(`/${'a/'.repeat(500)}b`)).status).toBe(404);
    expect(await (await get('/404')).text()).toContain('404: page not found');
  });

  it('limits a household’s searches, keeps its query, and answers others', async () => {
    const ask = (from: string, query = '?q=chemistry&lang=de') =>
      fetch(`${edge.url}/search${query}`, { headers: { 'CF-Connecting-IP': from } });
    const limited = await untilLimited(() => ask('203.0.113.77'));
    expect([limited.headers.get('Retry-After'), limited.headers.get('Cache-Control')]).toEqual(['60', 'no-store']);
    const html = await limited.text();
    expect(html).toContain('<html lang="de"');
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="chemistry"/);
    expect(html).toMatch(/<div data-search-busy="">/);
    expect(html).toMatch(/href="\/search\?q=chemistry&amp;lang=de"[^>]*data-search-again/);
    expect(html).toMatch(/<div data-search-none=""[^>]* hidden/);
    expect((await ask('203.0.113.77', '')).status).toBe(200);
    expect((await ask('203.0.113.78')).status).toBe(200);
  });

  it('answers a search in the language of its page, and marks results in others', async () => {
    for (const path of ['/search?q=chemistry&lang=de-CH', '/search/de?q=chemistry']) {
      const html = await (await get(path)).text();
      expect(html, path).toMatch(/<html[^>]* lang="de"/);
      // The next search asks from there as well, and English results say that they are.
      expect(html, path).toMatch(/<input[^>]*name="lang"[^>]*value="de"/);
      expect(html, path).toMatch(/<a href="\/services\/chemistry-tutoring"[^>]*data-search-link=""[^>]* lang="en"/);
      expect(html, path).toContain('href="/search?q=chemistry&amp;type=blog&amp;lang=de"');
    }
    expect(await (await get('/search?lang=ar')).text()).toMatch(/<html[^>]* dir="rtl"/);
    expect((await get('/search/xx?q=chemistry')).status).toBe(404);
  });
});

describe('GET /api/geo', () => {
  it('returns the visitor’s place, and forbids caching', async () => {
    const response = await get('/api/geo', {
      headers: { 'MF-CF-Blob': JSON.stringify({ country: 'CA', regionCode: 'QC' }) },
    });
    expect(await response.json()).toEqual({ country: 'CA', region: 'QC' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('refuses other methods', async () => {
    const response = await get('/api/geo', { method: 'POST' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('POST /api/leads', () => {
  it('stores the lead with its outbox row before it answers', async () => {
    const response = await send(edge, LEAD);
    const reference = await referenceOf(response);
    expect(response.status).toBe(201);
    expect(reference).toMatch(referencePattern);
    expect(edge.query(`select name, page from leads where reference = '${reference}'`)).toEqual([
      { name: LEAD.name, page: LEAD.page },
    ]);
    expect(edge.query(`select reference from outbox where reference = '${reference}'`)).toHaveLength(1);
  });

  it('stores one lead for a hundred concurrent repetitions', async () => {
    const key = crypto.randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => send(edge, LEAD, { 'Idempotency-Key': key })),
    );
    const references = await Promise.all(responses.map(referenceOf));
    expect(new Set(references).size).toBe(1);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(edge.query(`select reference from leads where key = '${key}'`)).toHaveLength(1);
  });

  it('rejects another message with the same key', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    await send(edge, LEAD, headers);
    expect((await send(edge, { ...LEAD, message: 'another' }, headers)).status).toBe(409);
  });

  it('keeps the body of a message sent with a trailing slash', async () => {
    const response = await send(edge, LEAD, {}, '/api/leads/');
    expect([response.status, response.headers.get('Location')]).toEqual([308, '/api/leads']);
  });

  it('rejects keys that could equal a key made of content', async () => {
    await form({ ...LEAD, name: 'Key of content' });
    const [row] = edge.query<{ key: string }>(`select key from leads where name = 'Key of content'`);
    expect((await send(edge, LEAD, { 'Idempotency-Key': row?.key ?? '' })).status).toBe(400);
  });

  it('delivers the stored lead', async () => {
    const reference = await referenceOf(await send(edge, LEAD));
    await expect
      .poll(() => edge.query(`select 1 from outbox where reference = '${reference}' and delivered_at is not null`), {
        timeout: 10_000,
      })
      .toHaveLength(1);
  });

  it('is listed equally by wrangler and from the file', async () => {
    const reference = await referenceOf(await send(edge, { ...LEAD, name: 'Read by wrangler' }));
    const { stdout, status } = edge.run('leads', 'show', reference);
    expect([status, stdout]).toEqual([0, expect.stringContaining('Read by wrangler')]);
    const missing = edge.run('leads', 'show', 'L-2222-2222');
    expect([missing.status, missing.stderr.trim()]).toEqual([1, 'There is no lead L-2222-2222.']);
    const byWrangler = leadsByWrangler(['--local', '--persist-to', edge.state]);
    expect(byWrangler.read(`select name from leads where reference = '${reference}'`)).toEqual([
      { name: 'Read by wrangler' },
    ]);
    byWrangler.write(`update outbox set attempts = 7 where reference = '${reference}'`);
    expect(edge.query(`select attempts from outbox where reference = '${reference}'`)).toEqual([{ attempts: 7 }]);
    // Wrangler held this process for seconds: it learns now which connections the runtime has closed, not at its next request.
    await nextTurn();
  });

  it.each([
    ['another method', 405, () => get('/api/leads', { method: 'PUT', body: '{}' })],
    ['another origin', 403, () => send(edge, LEAD, { Origin: 'https://evil.example' })],
    ['an opaque origin', 403, () => send(edge, LEAD, { Origin: 'null' })],
    ['another media type', 415, () => send(edge, LEAD, { 'Content-Type': 'text/plain' })],
    ['too large a body', 413, () => send(edge, 'x'.repeat(LEAD_MAX_BYTES + 1))],
    ['no key', 400, () => send(edge, LEAD, { 'Idempotency-Key': '' })],
    ['broken JSON', 400, () => send(edge, '{')],
    ['an unknown field', 422, () => send(edge, { ...LEAD, admin: true })],
    ['a wrong field', 422, () => send(edge, { ...LEAD, email: 'nobody' })],
  ])('refuses %s with %i', async (_, status, request) => {
    const before = edge.query('select count(*) as n from leads');
    const response = await request();
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Security-Policy')).toBeTruthy();
    expect(edge.query('select count(*) as n from leads')).toEqual(before);
  });

  it('limits a sender, and no other', async () => {
    await untilLimited(() => send(edge, LEAD, { 'CF-Connecting-IP': '192.0.2.7' }));
    expect((await send(edge, LEAD)).status).toBe(201);
  });

  it('does not count invalid requests, so that they lock out nobody', async () => {
    const rubbish = Array.from({ length: 40 }, (_, i) => `192.0.2.${100 + i}`).flatMap((address) =>
      Array.from({ length: 10 }, () => send(edge, {}, { 'CF-Connecting-IP': address })),
    );
    expect(new Set((await Promise.all(rubbish)).map(({ status }) => status))).toEqual(new Set([422]));
    expect((await send(edge, LEAD, { 'CF-Connecting-IP': '192.0.2.100' })).status).toBe(201);
    expect((await send(edge, LEAD)).status).toBe(201);
  });

  it('stores leads over the global limit, marked for review', async () => {
    const marked = () => edge.query<{ reference: string }>(`select reference from leads where review = 'over_limit'`);
    expect(marked()).toEqual([]);
    // Twice what a minute allows: one of two minutes is full, wherever it ends meanwhile.
    for (let round = 0; round < 12 && marked().length === 0; round++) {
      const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await send(edge, LEAD)).status));
      expect(new Set(statuses)).toEqual(new Set([201]));
    }
    const [first] = marked();
    expect(edge.query(`select 1 from outbox where reference = '${first?.reference}'`)).toHaveLength(1);
  });
});

describe('GET /api/health', () => {
  const MINUTE_MS = 60_000;
  const waiting = (minutes: number) =>
    edge.write(`
      delete from leads where key = 'waits';
      insert into leads (reference, key, content_hash, role, name, email, programme, message, page, received_at)
        values ('WAITS', 'waits', 'h', 'parent', 'Waiting Person', 'waits@example.com', 'ib', '', '/', 0);
      insert into outbox (reference, due_at, stored_at)
        values ('WAITS', ${Number.MAX_SAFE_INTEGER}, ${Date.now() - minutes * MINUTE_MS});
    `);

  it('is ok while the oldest lead waits for less than 14 minutes', async () => {
    waiting(13);
    expect((await get('/api/health')).status).toBe(200);
  });

  it('reports an undelivered lead without naming its sender', async () => {
    waiting(16);
    const response = await get('/api/health');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'undelivered', oldestMinutes: 16, deadLetters: 0 });
    edge.write(`update outbox set delivered_at = 1 where reference = 'WAITS'`);
    expect(await (await get('/api/health')).json()).toEqual({ status: 'ok' });
  });
});

describe('without JavaScript', () => {
  it('answers a form with the thanks page and the reference', async () => {
    const response = await form(LEAD);
    expect(response.status).toBe(303);
    const location = response.headers.get('Location') ?? '';
    const [, reference = ''] = /reference=(.+)$/.exec(location) ?? [];
    expect(reference).toMatch(referencePattern);
    expect(await (await get(location)).text()).toMatch(new RegExp(`data-reference=""[^>]*>${reference}<`));
  });

  it('shows the form with the typed values to a limited sender', async () => {
    const typed = new URLSearchParams({ ...LEAD, name: 'Sample Typed' }).toString();
    const limited = await untilLimited(() =>
      send(edge, typed, { 'Content-Type': 'application/x-www-form-urlencoded', 'CF-Connecting-IP': '192.0.2.8' }),
    );
    const html = await limited.text();
    expect(html).toContain('value="Sample Typed"');
    expect(html).toMatch(/<div data-failure="busy">/);
  });

  it('accepts the longest message in Japanese', async () => {
    expect((await form({ ...LEAD, message: '験'.repeat(4000) })).status).toBe(303);
  });

  it('stores one lead for a double click', async () => {
    const [first, second] = await Promise.all([form({ ...LEAD, name: 'Double' }), form({ ...LEAD, name: 'Double' })]);
    expect(first.headers.get('Location')).toBe(second.headers.get('Location'));
  });

  it('shows the form with the typed values and the problems, escaped', async () => {
    const hostile = '"><script>alert(1)</script>';
    const response = await form({ ...LEAD, name: hostile, email: 'nobody', message: '</textarea><b>x' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain('&lt;/textarea&gt;&lt;b&gt;x');
    expect(html).toMatch(/<p class="[^"]*" data-problem="email:invalid">/);
    expect(html).toMatch(/<p class="[^"]*" hidden="" data-problem="email:required">/);
    expect(html).toMatch(/<input[^>]*type="radio"[^>]*value="parent"[^>]*checked/);
  });

  it.each([
    ['another origin', 403, 'foreign', { Origin: 'https://evil.example' }, LEAD],
    ['too long a message', 413, 'large', {}, { ...LEAD, message: 'x'.repeat(LEAD_MAX_BYTES) }],
    ['a whole book', 413, 'large', {}, { ...LEAD, message: 'x'.repeat(100 * LEAD_MAX_BYTES) }],
  ] as const)('answers %s with %i and the typed values', async (_, status, failure, headers, values) => {
    const response = await send(edge, new URLSearchParams({ ...values, page: '/contact' }).toString(), {
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    });
    const html = await response.text();
    expect(response.status).toBe(status);
    expect([response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(html).toContain('value="Sample Parent"');
    expect(html).toMatch(new RegExp(`<div data-failure="${failure}">`));
    const [, message = ''] = /<textarea[^>]*>([^<]*)</.exec(html) ?? [];
    expect(message).toBe(values.message.slice(0, LEAD_LIMITS.message));
  });

  it('stores a lead while the database is locked', async () => {
    // The first request to a Worker takes long enough to miss the lock.
    await form({ ...LEAD, name: 'First Person' });
    const other = openDatabase('leads', edge.state, { readOnly: false });
    other.exec('begin immediate');
    const answer = form({ ...LEAD, name: 'Patient Person' });
    await setTimeout(LOCKED_MS);
    other.exec('rollback');
    other.close();
    expect((await answer).status).toBe(303);
  });

  it('shows the form again if the lead cannot be stored', async () => {
    edge.write('alter table outbox rename to lost');
    const response = await form({ ...LEAD, name: 'Kept Person' });
    edge.write('alter table lost rename to outbox');
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toContain('value="Kept Person"');
    expect(html).toMatch(/<div data-failure="server">/);
    expect((await form({ ...LEAD, name: 'Kept Person' })).status).toBe(303);
  });

  it('shows no foreign text as a reference', async () => {
    const html = await (await get('/thanks?reference=<b>call-0900</b>')).text();
    expect(html).not.toContain('call-0900');
  });
});
