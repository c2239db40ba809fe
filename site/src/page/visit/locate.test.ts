import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locate } from './locate';

/** Real servers: our edge and the other company, in all their moods. */
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
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => answers[url]?.(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const QUEBEC = { country: 'CA', region: 'QC' };
const JAPAN = { country: 'JP', region: null };

it.each([
  ['/canada', '/other', QUEBEC],
  ['/unknown', '/other', JAPAN],
  ['/nonsense', '/other', JAPAN],
  ['/failing', '/other', JAPAN],
  ['/failing', '', undefined],
  ['/failing', '/nonsense', undefined],
])('the edge at %s, the other at "%s"', async (edge, other, expected) => {
  expect(await locate(other && base + other, base + edge)).toEqual(expected);
});

it('waits three seconds for each, and no longer', async () => {
  const start = performance.now();
  expect(await locate(`${base}/other`, `${base}/silent`)).toEqual(JAPAN);
  expect(await locate('http://127.0.0.1:1/', 'http://127.0.0.1:1/')).toBeUndefined();
  const waited = performance.now() - start;
  expect(waited).toBeGreaterThan(2900);
  expect(waited).toBeLessThan(6000);
}, 10_000);
