import { beforeEach, expect, it, vi } from 'vitest';
import type { Release } from '../../shared/service-worker';

const SITE = 'https://www.tutoring.example';
const RELEASE: Release = { id: 'new', pages: ['/'], pagesByLanguage: ['/contact'], files: [], indexes: [] };

/** Caches as browsers have them, as far as the worker asks. */
const stored = new Map<string, Map<string, Response>>();
const addressOf = (asked: string | Request) => new URL(typeof asked === 'string' ? asked : asked.url, SITE).pathname;
const cacheOf = (name: string) => {
  const entries = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, entries);
  return {
    match: (asked: string) => Promise.resolve(entries.get(addressOf(asked))?.clone()),
    put: (asked: string, answer: Response) => Promise.resolve(void entries.set(addressOf(asked), answer)),
    keys: () => Promise.resolve([...entries.keys()].map((path) => ({ url: SITE + path }))),
  };
};
let asked: string[];
const typed = (path: string, type: string) => new Response(path, { headers: { 'Content-Type': type } });
/** What the site answers. */
const good = (path: string) => typed(path, /\.\w+$/.test(path) ? 'text/plain' : 'text/html; charset=utf-8');
let answer: (path: string) => Response;

beforeEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  stored.clear();
  asked = [];
  answer = good;
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
    asked.push(path);
    return Promise.resolve(answer(path));
  });
});

/** Somebody is there, on a page. */
async function alive(path = '/', saveData = false, lang = 'en') {
  const { saveRest } = await import('./save');
  await saveRest({ kind: 'interaction', lang, saveData }, SITE + path);
  return [...(stored.get('site-new')?.keys() ?? [])];
}

it('notes when everything was saved, and then forgets earlier releases, also where a `Response` has no `json`', async () => {
  // Safari 15.4, Firefox 98 and Chrome 99.
  vi.spyOn(Response, 'json').mockImplementation(() => {
    throw new TypeError('Response.json is not a function');
  });
  stored.set('site-old', new Map([['/fees', new Response('old')]]));
  expect(await alive()).toEqual(['/offline', '/search', '/', '/fees', '/contact', '/cards/app.en.txt', '/saved']);
  expect([...stored.keys()]).toEqual(['site-new']);
  asked = [];
  await alive();
  expect(asked).toEqual([]);
});

it('saves the offline page in the visitor’s language, also where an earlier release had it', async () => {
  stored.set('site-old', new Map([['/offline', new Response('old')]]));
  await alive('/', false, 'ja');
  expect(asked.filter((path) => path.startsWith('/offline'))).toEqual(['/offline/ja']);
});

it('with a data saver fetches nothing, and keeps only what was read in the release before', async () => {
  for (const name of ['site-first', 'site-second', 'site-third', 'others'])
    stored.set(name, new Map([['/fees', new Response(name)]]));
  await alive('/', true);
  expect(asked).toEqual([]);
  expect([...stored.keys()].sort()).toEqual(['others', 'site-new', 'site-third']);
});

it.each(['/owner', '/owner/leads', '/thanks', '/thanks/de', '/find', '/api/geo'])('does not save %s', async (path) => {
  expect(await alive(path)).not.toContain(path);
});

it.each(['/ownership', '/finding-time', '/thanksgiving'])(
  'saves %s, which only begins like one of those',
  async (path) => {
    expect(await alive(path)).toContain(path);
  },
);

it.each<[string, string, Response]>([
  ['an error', '/contact', new Response('error code: 1027', { status: 429, headers: { 'Content-Type': 'text/html' } })],
  ['a page where a list belongs', '/cards/app.en.txt', typed('sign in', 'text/html')],
  ['a text where a page belongs', '/contact', typed('error', 'text/plain')],
])('does not save %s', async (_, path, bad) => {
  answer = (wanted) => (wanted === path ? bad : good(wanted));
  const saved = await alive();
  expect(saved).not.toContain(path);
  expect(saved).toContain('/saved');
});
