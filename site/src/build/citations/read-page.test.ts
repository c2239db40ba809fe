import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answering, pageSaying, startLocalSite, type LocalSite } from './local-site.test-data';
import { pageCache } from './page-cache';
import { pageReader, type ReaderSettings, type Reading } from './read-page';

const TODAY = new Date('2026-11-26T12:00:00Z');
const HOUR_MS = 3_600_000;

let site: LocalSite;
let folder: string;
beforeEach(async () => {
  site = await startLocalSite({ '/page': pageSaying('Paper 1 counts for 36 per cent.') });
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
});
afterEach(() => site.close());

const reader = (settings: Partial<ReaderSettings> = {}) =>
  pageReader({
    userAgent: 'tutoring-source-check/1.0 (+https://www.tutoring.example)',
    timeoutMs: 20_000,
    maxBytes: 50_000,
    delayMs: 0,
    freshMs: 0,
    today: TODAY,
    cache: pageCache(folder),
    ...settings,
  });
const read = (path: string, settings?: Partial<ReaderSettings>) => reader(settings)(site.origin + path);
const paths = () => site.asked.map(({ url }) => url);

it('reads the main text, and says who asks', async () => {
  expect(await read('/page')).toEqual({
    kind: 'read',
    fingerprint: expect.stringMatching(/^text:[\da-f]{16}$/) as string,
    sentences: expect.arrayContaining(['Paper 1 counts for 36 per cent.']) as string[],
  });
  expect(paths()).toEqual(['/robots.txt', '/page']);
  expect(new Set(site.asked.map(({ headers }) => headers['user-agent']))).toEqual(
    new Set(['tutoring-source-check/1.0 (+https://www.tutoring.example)']),
  );
});

it('reads files that are no pages by their bytes', async () => {
  const pdf = (text: string) => (_: unknown, response: { end: (content: string) => void }) => response.end(text);
  const fingerprint = async (text: string) => {
    site.routes['/guide.pdf'] = pdf(text);
    return ((await read('/guide.pdf')) as { fingerprint: string }).fingerprint;
  };
  const first = await fingerprint('%PDF-1.7 one');
  expect(first).toMatch(/^bytes:/);
  expect(await fingerprint('%PDF-1.7 one')).toBe(first);
  expect(await fingerprint('%PDF-1.7 two')).not.toBe(first);
});

describe('redirects', () => {
  const to = (status: number, location: string) => answering(status, { Location: location });

  it.each([301, 308])('that are permanent (%s) name the new address', async (status) => {
    site.routes['/old'] = to(status, '/page');
    expect(await read('/old')).toMatchObject({ kind: 'read', movedTo: `${site.origin}/page` });
  });

  it.each([302, 303, 307])('that are temporary (%s) are only followed', async (status) => {
    site.routes['/old'] = to(status, '/page');
    expect(await read('/old')).not.toHaveProperty('movedTo');
    expect(await read('/old')).toMatchObject({ kind: 'read' });
  });

  it('name the last address before a temporary one', async () => {
    site.routes['/old'] = to(301, '/new');
    site.routes['/new'] = to(302, '/today');
    site.routes['/today'] = to(301, '/page');
    expect(await read('/old')).toMatchObject({ kind: 'read', movedTo: `${site.origin}/new` });
  });

  it('to the home page mean that the page is gone', async () => {
    site.routes['/courses/old'] = to(301, '/');
    expect(await read('/courses/old')).toEqual({ kind: 'dead', why: `leads to the home page ${site.origin}/` });
  });

  it('in a circle end', async () => {
    site.routes['/old'] = to(301, '/older');
    site.routes['/older'] = to(301, '/old');
    expect(await read('/old')).toEqual({ kind: 'unread', why: 'redirects more than 5 times' });
  });

  it('are not followed to a page that robots.txt excludes', async () => {
    site.routes['/robots.txt'] = 'User-agent: *\nDisallow: /page';
    site.routes['/old'] = to(301, '/page');
    expect(await read('/old')).toMatchObject({ kind: 'by-hand' });
    expect(paths()).not.toContain('/page');
  });
});

describe('a page that cannot be read', () => {
  it.each([
    [404, 'dead'],
    [410, 'dead'],
    [401, 'by-hand'],
    [403, 'by-hand'],
    [429, 'unread'],
    [500, 'unread'],
    [503, 'unread'],
  ])('with %s is %s', async (status, kind) => {
    site.routes['/page'] = answering(status);
    expect(await read('/page')).toMatchObject({ kind, why: expect.stringContaining(String(status)) as string });
  });

  it('is dead if nobody listens at its host', async () => {
    await site.close();
    expect(await read('/page')).toEqual({ kind: 'dead', why: 'its host refuses connections' });
  });

  it('is only unread if it is slow, also in the middle of its text', async () => {
    const why = 'took longer than 0.3 s';
    const patience = { timeoutMs: 300 };
    site.routes['/page'] = () => undefined;
    expect(await read('/page', patience)).toEqual({ kind: 'unread', why });
    site.routes['/page'] = (_, response) => response.write('<p>The first words');
    expect(await read('/page', patience)).toEqual({ kind: 'unread', why });
  });

  it('is left to people if it is enormous, whether or not it says so', async () => {
    const result = { kind: 'by-hand', why: 'is larger than 0 MB' };
    let sent = 0;
    site.routes['/page'] = (_, response) => {
      const send = () => {
        while (sent < 50_000_000 && response.write('x'.repeat(10_000))) sent += 10_000;
      };
      response.on('drain', send);
      send();
    };
    expect(await read('/page')).toEqual(result);
    expect(sent).toBeLessThan(50_000_000);
    site.routes['/page'] = (_, response) => response.writeHead(200, { 'Content-Length': '60000' }).write('x');
    expect(await read('/page')).toEqual(result);
  });

  it('is left to people if only scripts write its text', async () => {
    site.routes['/page'] = '<div id="root"></div><script>render()</script>';
    expect(await read('/page')).toEqual({ kind: 'by-hand', why: 'has no text without scripts' });
  });
});

describe('robots.txt', () => {
  it.each(['tutoring-source-check', '*'])('keeps us from what it excludes for %s', async (agent) => {
    site.routes['/robots.txt'] = `User-agent: ${agent}\nDisallow: /page`;
    expect(await read('/page')).toEqual({ kind: 'by-hand', why: 'its robots.txt does not allow us to read it' });
    expect(paths()).toEqual(['/robots.txt']);
  });

  it('that excludes others only is no obstacle', async () => {
    site.routes['/robots.txt'] = 'User-agent: other\nDisallow: /';
    expect(await read('/page')).toMatchObject({ kind: 'read' });
  });

  it('is asked for once', async () => {
    site.routes['/other'] = pageSaying('Another page.');
    const readBoth = reader();
    await readBoth(`${site.origin}/page`);
    await readBoth(`${site.origin}/other`);
    expect(paths()).toEqual(['/robots.txt', '/page', '/other']);
  });

  it('that the server cannot send allows nothing', async () => {
    site.routes['/robots.txt'] = answering(500);
    expect(await read('/page')).toEqual({ kind: 'unread', why: 'its robots.txt answers 500' });
  });

  it('may be elsewhere', async () => {
    site.routes['/robots.txt'] = answering(301, { Location: '/rules' });
    site.routes['/rules'] = 'User-agent: *\nDisallow: /page';
    expect(await read('/page')).toMatchObject({ kind: 'by-hand' });
  });
});

describe('politeness', () => {
  /** How long a run waits before each of two pages. */
  async function pauses(delayMs: number): Promise<number[]> {
    const waits: number[] = [];
    let now = 0;
    const wait = (ms: number) => {
      waits.push(ms);
      now += ms;
      return Promise.resolve();
    };
    const readBoth = reader({ delayMs, clock: { now: () => now, wait } });
    for (const path of ['/page', '/page?again']) await readBoth(site.origin + path);
    return waits;
  }

  it('waits between two requests to a host', async () => {
    expect(await pauses(2000)).toEqual([2000, 2000]);
  });

  it('waits longer where robots.txt asks for it, within reason', async () => {
    site.routes['/robots.txt'] = 'User-agent: *\nCrawl-delay: 5';
    expect(await pauses(2000)).toEqual([5000, 5000]);
    site.routes['/robots.txt'] = 'User-agent: *\nCrawl-delay: 86400';
    expect(await pauses(2000)).toEqual([30_000, 30_000]);
  });

  it('really waits', async () => {
    const start = performance.now();
    await read('/page', { delayMs: 100 });
    expect(performance.now() - start).toBeGreaterThan(90);
  });

  it('asks a busy host for nothing more', async () => {
    site.routes['/busy'] = answering(429);
    const readBoth = reader();
    await readBoth(`${site.origin}/busy`);
    expect(await readBoth(`${site.origin}/page`)).toEqual({ kind: 'unread', why: 'its host asked us to stop for now' });
    expect(paths()).not.toContain('/page');
  });
});

describe('the cache', () => {
  it.each([
    ['ETag', 'If-None-Match', '"1"'],
    ['Last-Modified', 'If-Modified-Since', 'Thu, 26 Nov 2026 12:00:00 GMT'],
  ])('asks for a newer version by %s', async (header, condition, version) => {
    site.routes['/page'] = ({ headers }, response) => {
      const isKnown = headers[condition.toLowerCase()] === version;
      response.writeHead(isKnown ? 304 : 200, { [header]: version, 'Content-Type': 'text/html' });
      response.end(isKnown ? undefined : pageSaying('The same.'));
    };
    const first = await read('/page');
    expect(await read('/page')).toEqual(first);
    expect(site.asked.at(-1)?.headers[condition.toLowerCase()]).toBe(version);
    expect((first as Reading & { sentences: string[] }).sentences).toContain('The same.');
  });

  it('asks for a page that was just read only later', async () => {
    const freshMs = 20 * HOUR_MS;
    const first = await read('/page');
    site.routes['/page'] = pageSaying('Something else.');
    expect(await read('/page', { freshMs, today: new Date(TODAY.getTime() + 19 * HOUR_MS) })).toEqual(first);
    expect(await read('/page', { freshMs, today: new Date(TODAY.getTime() + 21 * HOUR_MS) })).not.toEqual(first);
  });
});
