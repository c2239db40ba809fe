import { beforeEach, expect, it, vi } from 'vitest';
import type { Release } from '../../shared/service-worker';

const SITE = 'https://www.tutoring.example';
const RELEASE: Release = { id: 'new', pages: ['/'], pagesByLanguage: ['/contact'], files: [] };

/** A fake of the browser's caches, as far as the worker uses them. */
const stored = new Map<string, Map<string, Response>>();
const addressOf = (requested: string | Request) =>
  new URL(typeof requested === 'string' ? requested : requested.url, SITE).pathname;
const cacheOf = (name: string) => {
  const entries = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, entries);
  return {
    match: (requested: string) => Promise.resolve(entries.get(addressOf(requested))?.clone()),
    put: (requested: string, answer: Response) => Promise.resolve(void entries.set(addressOf(requested), answer)),
    keys: () => Promise.resolve([...entries.keys()].map((path) => ({ url: SITE + path }))),
  };
};
let requested: string[];
const responseOf = (path: string, type: string) => new Response(path, { headers: { 'Content-Type': type } });
/** The site's response. */
const validResponse = (path: string) =>
  responseOf(path, /\.\w+$/.test(path) ? 'text/plain' : 'text/html; charset=utf-8');
let answer: (path: string) => Response;

beforeEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  stored.clear();
  requested = [];
  answer = validResponse;
  vi.stubGlobal('RELEASE', RELEASE);
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL(SITE));
  vi.stubGlobal('caches', {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    match: () => Promise.resolve(undefined),
  });
  vi.stubGlobal('fetch', (path: string) => {
    requested.push(path);
    return Promise.resolve(answer(path));
  });
});

/** The visitor interacts with a page. */
async function saveAfterInteraction(path = '/', saveData = false, lang = 'en') {
  const { saveRest } = await import('./save');
  await saveRest({ kind: 'interaction', lang, saveData }, SITE + path);
  return [...(stored.get('site-new')?.keys() ?? [])];
}

it('records when everything was saved, and then deletes earlier releases, also without `Response.json`', async () => {
  // Safari 15.4, Firefox 98 and Chrome 99.
  vi.spyOn(Response, 'json').mockImplementation(() => {
    throw new TypeError('Response.json is not a function');
  });
  stored.set('site-old', new Map([['/fees', new Response('old')]]));
  expect(await saveAfterInteraction()).toEqual([
    '/offline',
    '/search',
    '/',
    '/fees',
    '/contact',
    '/search-index-full.json',
    '/search-index-blog.json',
    '/cards/app.en.txt',
    '/saved',
  ]);
  expect([...stored.keys()]).toEqual(['site-new']);
  requested = [];
  await saveAfterInteraction();
  expect(requested).toEqual([]);
});

it('saves nothing while a page loads something', async () => {
  const { count } = await import('../../shared/line');
  let load: () => void = () => undefined;
  void count(new Promise<void>((resolve) => (load = resolve)));
  const saving = saveAfterInteraction();
  await new Promise((resolve) => setTimeout(resolve));
  expect(requested).toEqual([]);
  load();
  expect(await saving).toContain('/saved');
});

it('saves the offline page in the visitor’s language, even if an earlier release had it', async () => {
  stored.set('site-old', new Map([['/offline', new Response('old')]]));
  await saveAfterInteraction('/', false, 'ja');
  expect(requested.filter((path) => path.startsWith('/offline'))).toEqual(['/offline/ja']);
});

it('fetches nothing with a data saver, and keeps only the pages of the last release', async () => {
  for (const name of ['site-first', 'site-second', 'site-third', 'others'])
    stored.set(name, new Map([['/fees', new Response(name)]]));
  await saveAfterInteraction('/', true);
  expect(requested).toEqual([]);
  expect([...stored.keys()].sort()).toEqual(['others', 'site-new', 'site-third']);
});

it.each(['/owner', '/owner/leads', '/thanks', '/thanks/de', '/marked', '/marked/0a.0b/0.jpg', '/find', '/api/geo'])(
  'does not save %s',
  async (path) => {
    expect(await saveAfterInteraction(path)).not.toContain(path);
  },
);

it.each(['/ownership', '/finding-time', '/thanksgiving'])(
  'saves %s, which only starts like one of those',
  async (path) => {
    expect(await saveAfterInteraction(path)).toContain(path);
  },
);

it.each<[string, string, Response]>([
  ['an error', '/contact', new Response('error code: 1027', { status: 429, headers: { 'Content-Type': 'text/html' } })],
  ['a page in place of a card file', '/cards/app.en.txt', responseOf('sign in', 'text/html')],
  ['a text in place of a page', '/contact', responseOf('error', 'text/plain')],
])('does not save %s', async (_, path, bad) => {
  answer = (wanted) => (wanted === path ? bad : validResponse(wanted));
  const saved = await saveAfterInteraction();
  expect(saved).not.toContain(path);
  expect(saved).toContain('/saved');
});

it('retries at the next interaction if the search page or the offline page could not be saved', async () => {
  answer = (wanted) => (wanted === '/search/ja' ? new Response('busy', { status: 429 }) : validResponse(wanted));
  expect(await saveAfterInteraction('/', false, 'ja')).not.toContain('/saved');
  answer = validResponse;
  expect(await saveAfterInteraction('/', false, 'ja')).toEqual(expect.arrayContaining(['/search', '/saved']));
});
