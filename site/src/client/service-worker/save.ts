import { addressIn, languageOf } from '@tutoring/domain/languages';
import { searchIndexOf } from '@tutoring/domain/search-entry';
import { lineIsFree } from '../../shared/line';
import { appCards, CACHE_PREFIX, type WorkerMessage } from '../../shared/service-worker';
import { cardAddress } from '../../shared/overlays';
import { OFFLINE, pathIn, SEARCH } from '../../shared/paths';
import { ASSETS } from './files';
import { isValid, isSavable } from './responses';
import { CACHE, release } from './release';

/**
 * Scripts and stylesheets that a page names. Pictures, which exist in many sizes, and fonts are saved when they are used.
 */
const ASSET_ADDRESSES = new RegExp(`${ASSETS}[\\w.~-]+\\.(?:js|css)`, 'g');

/** The index of the search on the blog. */
const BLOG_INDEX = '/search-index-blog.json';
/** The cache entry that records when pages were saved, and in which language. */
const RECORD = '/saved';
/** Milliseconds after which pages are saved again. */
const SAVE_AGAIN_MS = 86_400_000;
const JSON_TYPE: ResponseInit = { headers: { 'Content-Type': 'application/json' } };

/** Saves the offline page while the worker installs. */
export async function saveOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE);
  await savePage(cache, OFFLINE);
}

let isSaving = false;

/**
 * Saves tools, guides, search and the contact form after the first interaction, one after the other and never while a page
 * loads something: the visitor comes first. With a data saver it saves nothing. Pages visited in earlier releases are saved again; then their
 * caches are deleted.
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
    const record = await cache.match(RECORD);
    const { at = 0, language: previousLanguage = '' } = record
      ? ((await record.json()) as { at?: number; language?: string })
      : {};
    // Keep the pages of the last release; delete older ones.
    if (saveData) return await deleteEarlier(1);
    if (previousLanguage === language && Date.now() - at < SAVE_AGAIN_MS) return;
    await saveAll(cache, language, from);
    // `Response.json` is newer than our oldest browsers.
    await cache.put(RECORD, new Response(JSON.stringify({ at: Date.now(), language }), JSON_TYPE));
    await deleteEarlier();
  } catch {
    // No connection, no space, or a server that is too busy: the next interaction retries.
  } finally {
    isSaving = false;
  }
}

async function saveAll(cache: Cache, language: ReturnType<typeof languageOf>, from: string): Promise<void> {
  for (const file of release.files) await saveFile(cache, file);
  // In the visitor's language, under the address that the handlers look up.
  for (const page of [OFFLINE, SEARCH]) {
    const isSaved = await savePage(cache, pathIn(language, page), page);
    // Every visitor without a connection may need them. Without a record, the next interaction retries.
    if (!isSaved) throw new Error(`${page} could not be saved.`);
  }
  const openPage = from && new URL(from);
  const own = release.pagesByLanguage.map((path) => addressIn(path, language));
  const visited = openPage ? [openPage.pathname, ...(await earlierPages())] : [];
  const wanted = new Set([...visited, ...own, ...release.pages]);
  // They are saved above, in the visitor's language.
  for (const page of [OFFLINE, SEARCH]) wanted.delete(page);
  for (const page of wanted) await savePage(cache, page);
  // savePage also saves the stylesheet that a card names.
  for (const file of [searchIndexOf(language), BLOG_INDEX, cardAddress(appCards(language))])
    await savePage(cache, file);
}

/**
 * Saves a page with its scripts and stylesheets; the files first, so that no saved page lacks them.
 * @returns whether the response could be saved.
 */
async function savePage(cache: Cache, path: string, as = path): Promise<boolean> {
  await lineIsFree();
  const response = await fetch(path, { cache: 'no-cache' });
  const address = new URL(path, location.origin);
  if (!isSavable(address, response)) return false;
  const text = await response.clone().text();
  for (const name of new Set(text.match(ASSET_ADDRESSES))) await saveFile(cache, name);
  await cache.put(as, response);
  return true;
}

/** Saves a file. Files never change, so one from an earlier release is copied. */
async function saveFile(cache: Cache, name: string): Promise<void> {
  if (await cache.match(name)) return;
  const earlier = await caches.match(name);
  if (!earlier) await lineIsFree();
  const response = earlier ?? (await fetch(name));
  if (isValid(name, response)) await cache.put(name, response);
}

/** The paths of the pages saved in earlier releases. */
async function earlierPages(): Promise<string[]> {
  const caches = await Promise.all((await earlierCaches()).map((name) => self.caches.open(name)));
  const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
  return requests.map(({ url }) => new URL(url).pathname).filter((path) => !/\.\w+$/.test(path) && path !== RECORD);
}

/** Deletes the caches of earlier releases, except the latest `keep`. */
async function deleteEarlier(keep = 0): Promise<void> {
  const names = await earlierCaches();
  await Promise.all(names.slice(0, names.length - keep).map((name) => caches.delete(name)));
}

/** The caches of earlier releases, the oldest first. */
async function earlierCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
}
