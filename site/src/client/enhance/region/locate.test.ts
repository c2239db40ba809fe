import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

/** Answers of real servers: the edge and the third-party locator. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '/canada': (response) => response.end('{"country":"CA","region":"QC"}'),
  '/unknown': (response) => response.end('{"country":null,"region":null}'),
  '/nonsense': (response) => response.end('<html>'),
  '/failing': (response) => response.writeHead(503).end('{"country":"DE"}'),
  '/silent': () => undefined,
  '/other': (response) => response.end('{"country":"JP","ip":"192.0.2.1"}'),
};
let server: Server;
let base: string;
/** The edge's current answer. */
let edge: string;
let requested: string[];
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    requested.push(url);
    answers[url === '/api/geo' ? edge : url]?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requested = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => fetch(new URL(address, base), options));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A page that has made no request yet. */
async function newPage() {
  vi.resetModules();
  return (await import('./locate')).locate;
}

const QUEBEC = { country: 'CA', region: 'QC' };
const JAPAN = { country: 'JP', region: null };
/** The edge answers that it knows no country, which differs from no answer. */
const UNKNOWN = { country: null, region: null };

it.each([
  ['/canada', '/other', QUEBEC],
  ['/unknown', '/other', JAPAN],
  ['/unknown', '', UNKNOWN],
  ['/unknown', '/failing', UNKNOWN],
  ['/unknown', '/unknown', UNKNOWN],
  ['/failing', '/unknown', undefined],
  ['/nonsense', '/other', JAPAN],
  ['/failing', '/other', JAPAN],
  ['/failing', '', undefined],
  ['/failing', '/nonsense', undefined],
])('locates the visitor with the edge at %s and the locator at "%s"', async (answer, locator, expected) => {
  edge = answer;
  const locate = await newPage();
  expect(await locate(locator && base + locator)).toEqual(expected);
});

it('locates the visitor in browsers without `AbortSignal.timeout`', async () => {
  // Firefox 98 and Safari 15.4.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
  edge = '/canada';
  const locate = await newPage();
  expect(await locate()).toEqual(QUEBEC);
});

it('asks the edge once a page, and the locator only if the caller passes one', async () => {
  edge = '/unknown';
  const locate = await newPage();
  expect(await Promise.all([locate(), locate(`${base}/other`), locate()])).toEqual([UNKNOWN, JAPAN, UNKNOWN]);
  expect(requested).toEqual(['/api/geo', '/other']);
});

it('waits three seconds at most for each answer', async () => {
  const waits = vi.spyOn(globalThis, 'setTimeout');
  edge = '/silent';
  const patient = await newPage();
  expect(await patient(`${base}/other`)).toEqual(JAPAN);
  base = 'http://127.0.0.1:1';
  const refused = await newPage();
  expect(await refused('http://127.0.0.1:1/')).toBeUndefined();
  expect(new Set(waits.mock.calls.map(([, ms]) => ms).filter((ms = 0) => ms >= 1000))).toEqual(new Set([3000]));
  waits.mockRestore();
});
