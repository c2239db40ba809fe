import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { siblingOf, misdirectedAddresses } from './address-checks';
import { fetchWithRetry, reasonOf } from './connection';
import { builtSite } from './deploy-target';
import { smoke } from './smoke-checks';

const PATH = '/contact?subjects=Chemistry';

/** Answers as hosts do: with a redirect to what `to` says, with a page, or (where it says nothing) not at all. */
const zone = (to: Record<string, string | 200 | undefined>) => (url: string) => {
  const { protocol, host, pathname, search } = new URL(url);
  const answer = to[`${protocol}//${host}`];
  if (answer === undefined)
    return Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) }));
  if (answer === 200) return Promise.resolve(new Response('a page'));
  const Location = answer.endsWith('/') ? answer : `${answer}${pathname}${search}`;
  return Promise.resolve(new Response(null, { status: 301, headers: { Location } }));
};
const WWW = 'https://www.school.example';
const APEX = 'https://school.example';

it.each([
  ['www.school.example', 'school.example'],
  ['school.example', 'www.school.example'],
])('knows the other host of %s', (host, sibling) => expect(siblingOf(host)).toBe(sibling));

it.each([
  ['every way leads there', WWW, { 'http://www.school.example': WWW, [APEX]: WWW, 'http://school.example': WWW }],
  ['one leads over another', WWW, { 'http://www.school.example': WWW, [APEX]: WWW, 'http://school.example': APEX }],
  ['nobody has set up www', APEX, { 'http://school.example': APEX }],
])('accepts that %s', async (_case, address, ways) => {
  expect(await misdirectedAddresses(address, zone({ ...ways, [address]: 200 }), 0)).toEqual([]);
});

it.each([
  [
    'answers over plain HTTP',
    { 'http://www.school.example': 200 },
    'http://www.school.example',
    /answers 200, not 301/,
  ],
  ['has no answer at its apex', { [APEX]: undefined }, APEX, /no answer \(ENOTFOUND\)/],
  ['is there twice', { [APEX]: 200 }, APEX, /answers 200, not 301/],
  ['loses the page', { 'http://school.example': `${WWW}/` }, 'http://school.example', /answers 200, not 301/],
  ['goes in circles', { [APEX]: APEX }, APEX, /it leads to/],
] as const)('reports that the site %s', async (_case, change, from, reason) => {
  const right = { 'http://www.school.example': WWW, [APEX]: WWW, 'http://school.example': WWW, [WWW]: 200 } as const;
  const found = await misdirectedAddresses(WWW, zone({ ...right, ...change }), 0);
  expect(found).toContainEqual({ from: `${from}${PATH}`, reason: expect.stringMatching(reason) as string });
});

it('attempts a connection three times, and accepts any answer', async () => {
  let tries = 0;
  const flaky = (failures: number) => () => {
    tries += 1;
    return tries <= failures
      ? Promise.reject(new TypeError('fetch failed'))
      : Promise.resolve(new Response(null, { status: 500 }));
  };
  expect((await fetchWithRetry(flaky(2), 0)).status).toBe(500);
  expect(tries).toBe(3);
  tries = 0;
  await expect(fetchWithRetry(flaky(3), 0)).rejects.toThrow('fetch failed');
  expect(tries).toBe(3);
});

it('names why there was no answer', async () => {
  const error: unknown = await fetch('http://nobody.invalid').catch((thrown: unknown) => thrown);
  expect(reasonOf(error)).toMatch(/ENOTFOUND|EAI_AGAIN/);
});

/** A server that drops the first connections, and then answers everything with 404. */
async function newName(dropped: number) {
  let connections = 0;
  const server = createServer((_request, response) => void response.writeHead(404).end('{}'));
  server.on('connection', (socket) => {
    connections += 1;
    if (connections <= dropped) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('waits for a new host name, and says so', async () => {
  const { server, address } = await newName(1);
  const said: string[] = [];
  await smoke(
    { address, folder: builtSite, patienceMs: 0, connectMs: 60_000, retryMs: 0 },
    (line) => void said.push(line),
  );
  server.close();
  expect(said[0]).toContain(`${address} does not answer yet (`);
  expect(said).toContainEqual(expect.stringContaining('✗ home page and its headers: / answers 404'));
});

it('ends with advice if the site never answers', async () => {
  const { server, address } = await newName(Infinity);
  const said: string[] = [];
  expect(await smoke({ address, folder: builtSite, connectMs: 1, retryMs: 0 }, (line) => void said.push(line))).toBe(
    false,
  );
  server.close();
  expect(said.at(-1)).toContain(`Try later: pnpm smoke ${address}`);
});

it('fails a site without HTTPS everywhere, but not a version on trial', async () => {
  // The site answers, so its addresses are checked.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
  const wrong = { from: 'http://nobody.invalid/', reason: 'it answers 200, not 301' };
  const ask = async (version?: string) => {
    const said: string[] = [];
    await smoke(
      {
        address: 'https://nobody.invalid',
        folder: builtSite,
        patienceMs: 0,
        retryMs: 0,
        version,
        findMisdirected: () => Promise.resolve([wrong]),
      },
      (line) => void said.push(line),
    );
    return said.at(-1);
  };
  expect(await ask()).toMatch(/^✗ http:\/\/nobody\.invalid\/ does not redirect to https:\/\/nobody\.invalid/);
  expect(await ask('an upload')).toMatch(/^! /);
  vi.unstubAllGlobals();
});
