import { languageOf } from '@tutoring/domain/languages';
import { appCards, CACHE_PREFIX, type WorkerMessage } from '../../shared/service-worker';
import { cardAddress } from '../../shared/overlays';
import { OFFLINE, pathIn, SEARCH } from '../../shared/paths';
import { ASSETS } from './files';
import { isGood, isSavable } from './good-answers';
import { CACHE, release } from './release';

/**
 * What a page cannot do without: scripts and stylesheets. Not its pictures, of which each is there in many sizes, nor fonts:
 * they are kept where they are used.
 */
const NAMED_FILES = new RegExp(`${ASSETS}[\\w.~-]+\\.(?:js|css)`, 'g');

/** Remembers in a cache when the rest was saved, and for which language. */
const NOTE = '/saved';
/** Milliseconds after which what is saved is looked after again. */
const SAVE_AGAIN_MS = 86_400_000;
const JSON_TYPE: ResponseInit = { headers: { 'Content-Type': 'application/json' } };

/** Before the worker serves anybody: the page that says what can be had. */
export async function saveOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE);
  await savePage(cache, OFFLINE);
}

let isSaving = false;

/**
 * Once somebody is there: tools, guides, search and form, one after the other, so that nothing they do waits for it. Never
 * with a data saver; there, only what they open themselves is kept. What they have read in earlier releases is saved anew,
 * and then the caches of those go.
 */
export async function saveRest(
  { lang, saveData }: Extract<WorkerMessage, { kind: 'interaction' }>,
  from = '',
): Promise<void> {
  if (isSaving) return;
  isSaving = true;
  try {
    const cache = await caches.open(CACHE);
    const language = languageOf(lang);
    const note = await cache.match(NOTE);
    const { at = 0, language: before = '' } = note ? ((await note.json()) as { at?: number; language?: string }) : {};
    // What was read in the last release may still be wanted; older ones would pile up.
    if (saveData) return await forgetOthers(1);
    if (before === language && Date.now() - at < SAVE_AGAIN_MS) return;
    await saveAll(cache, language, from);
    // `Response.json` is younger than the browsers that we speak to.
    await cache.put(NOTE, new Response(JSON.stringify({ at: Date.now(), language }), JSON_TYPE));
    await forgetOthers();
  } catch {
    // No connection, or no room: what is saved serves, and the next sign of life tries again.
  } finally {
    isSaving = false;
  }
}

async function saveAll(cache: Cache, language: ReturnType<typeof languageOf>, from: string): Promise<void> {
  for (const file of release.files) await saveFile(cache, file);
  // In the visitor's language, under the one address that is looked up.
  for (const page of [OFFLINE, SEARCH]) await savePage(cache, pathIn(language, page), page);
  const here = from && new URL(from);
  const own = release.pagesByLanguage.map((path) => pathIn(language, path));
  const read = here ? [here.pathname, ...(await pagesOfOthers())] : [];
  const wanted = new Set([...read, ...own, ...release.pages]);
  // They stand in the visitor's language under these addresses.
  for (const page of [OFFLINE, SEARCH]) wanted.delete(page);
  for (const page of wanted) await savePage(cache, page);
  // A card names its stylesheet as a page does.
  for (const list of [...release.indexes, cardAddress(appCards(language))]) await savePage(cache, list);
}

/** Saves a page with its scripts and stylesheets; the files first, so that no page stands without them. */
async function savePage(cache: Cache, path: string, as = path): Promise<void> {
  const answer = await fetch(path, { cache: 'no-cache' });
  const address = new URL(path, location.origin);
  if (!isSavable(address, answer)) return;
  const text = await answer.clone().text();
  for (const name of new Set(text.match(NAMED_FILES))) await saveFile(cache, name);
  await cache.put(as, answer);
}

/** A file that never changes is fetched once, whichever release it came with. */
async function saveFile(cache: Cache, name: string): Promise<void> {
  if (await cache.match(name)) return;
  const answer = (await caches.match(name)) ?? (await fetch(name));
  if (isGood(name, answer)) await cache.put(name, answer);
}

/** What the visitor has read in earlier releases. */
async function pagesOfOthers(): Promise<string[]> {
  const caches = await Promise.all((await others()).map((name) => self.caches.open(name)));
  const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
  return requests.map(({ url }) => new URL(url).pathname).filter((path) => !/\.\w+$/.test(path) && path !== NOTE);
}

/** Deletes the caches of earlier releases, but for the latest few. */
async function forgetOthers(kept = 0): Promise<void> {
  const names = await others();
  await Promise.all(names.slice(0, names.length - kept).map((name) => caches.delete(name)));
}

/** The caches of earlier releases, the oldest first. */
async function others(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
}
