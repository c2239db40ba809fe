import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { beforeEach, expect, it, vi } from 'vitest';

const SITE = 'https://www.tutoring.example';
const network = vi.hoisted(() => ({ answer: (): Promise<Response> => Promise.reject(new Error('no connection')) }));
vi.mock('workbox-strategies', () => ({
  NetworkFirst: class {
    handleAll = () => {
      const response = network.answer();
      return [response, response.then(() => undefined)];
    };
  },
  CacheFirst: class {},
}));

const stored = new Map<string, Map<string, string>>();
const pathOf = (request: string | Request) =>
  new URL(typeof request === 'string' ? request : request.url, SITE).pathname;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('RELEASE', { id: 'new' });
  stored.clear();
  stored.set('site-new', new Map([['/offline', 'what is saved']]));
  stored.set(
    'site-old',
    new Map([
      ['/contact', 'the form'],
      ['/search-index-full.json', '{}'],
    ]),
  );
  stored.set('others', new Map([['/contact', 'of another app']]));
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...stored.keys()]),
    open: (name: string) =>
      Promise.resolve({ delete: (request: Request) => Promise.resolve(stored.get(name)?.delete(pathOf(request))) }),
    match: (request: string | Request) => {
      const found = [...stored].find(([name, entries]) => name !== 'others' && entries.has(pathOf(request)));
      const text = found?.[1].get(pathOf(request));
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
  });
});

const answers = (status: number, body = 'error', headers: Record<string, string> = {}) => {
  network.answer = () =>
    Promise.resolve(new Response(body, { status, headers: { 'Content-Type': 'text/html', ...headers } }));
};
const optionsOf = (path: string) => ({ request: new Request(SITE + path) }) as RouteHandlerCallbackOptions;
async function open(path: string): Promise<[number, string]> {
  const { pageHandler } = await import('./pages');
  const answer = await pageHandler(optionsOf(path));
  return [answer.status, await answer.text()];
}

it.each([500, 502, 503, 520, 429, 408])('shows the saved page instead of an error %i', async (status) => {
  answers(status);
  expect(await open('/contact?utm_source=letter')).toEqual([200, 'the form']);
});

it('shows the error if the page is not saved', async () => {
  answers(503, 'try later');
  expect(await open('/about')).toEqual([503, 'try later']);
});

it('shows a Cloudflare challenge instead of the saved page', async () => {
  answers(503, 'prove it', { 'cf-mitigated': 'challenge' });
  expect(await open('/contact')).toEqual([503, 'prove it']);
});

it.each([404, 410])('deletes a page that no longer exists (%i), from our caches only', async (status) => {
  answers(status, 'gone');
  expect(await open('/contact')).toEqual([status, 'gone']);
  expect([...stored].map(([name, entries]) => [name, entries.has('/contact')])).toEqual([
    ['site-new', false],
    ['site-old', false],
    ['others', true],
  ]);
});

it('shows other refusals and deletes nothing', async () => {
  answers(403, 'not yours');
  expect(await open('/contact')).toEqual([403, 'not yours']);
  expect(stored.get('site-old')?.has('/contact')).toBe(true);
});

it('shows the saved page or the offline page without a connection', async () => {
  network.answer = () => Promise.reject(new Error('no connection'));
  expect(await open('/contact')).toEqual([200, 'the form']);
  expect(await open('/about')).toEqual([200, 'what is saved']);
});

it('saves the form for pages to mark, and opens it without a connection, also by a link with a question', async () => {
  const { isSavable } = await import('./responses');
  const page = new Response('the form for pages', { headers: { 'Content-Type': 'text/html' } });
  expect(isSavable(new URL(`${SITE}/mark-my-page/ar`), page)).toBe(true);
  // With a question in it, which belongs to one link.
  expect(isSavable(new URL(`${SITE}/mark-my-page/ar?question=Why`), page)).toBe(false);
  stored.get('site-new')?.set('/mark-my-page/ar', 'the form for pages');
  network.answer = () => Promise.reject(new Error('no connection'));
  expect(await open('/mark-my-page/ar?question=Why')).toEqual([200, 'the form for pages']);
  // Nor may a database that does not answer take it away.
  answers(503);
  expect(await open('/mark-my-page/ar')).toEqual([200, 'the form for pages']);
});

it('uses an index from the network only if it is valid', async () => {
  const { indexHandler } = await import('./files');
  const read = async () => (await indexHandler(optionsOf('/search-index-full.json?v=20261125'))).text();
  answers(429);
  expect(await read()).toBe('{}');
  // A network that asks to sign in.
  answers(200, '<!doctype html>');
  expect(await read()).toBe('{}');
  answers(200, '[1]', { 'Content-Type': 'application/json' });
  expect(await read()).toBe('[1]');
});
