import { OFFLINE } from '../../../shared/paths';
import { CACHE_PREFIX } from '../../../shared/service-worker';

interface SavedPage {
  path: string;
  title: string;
  lang: string;
}

/** Milliseconds between two attempts to reach a page that is not saved. */
const RETRY_MS = 5000;

/** On the offline page: lists the saved pages, and reloads once the requested page is reachable. */
export async function start(): Promise<void> {
  const reload = () => location.reload();
  // Somebody who opened the offline page itself is where they want to be.
  if (!isOffline(location.pathname)) onReachable(reload);
  document.querySelector('[data-retry]')?.addEventListener('click', reload);
  const list = document.querySelector<HTMLElement>('[data-saved]');
  const pages = await savedPages();
  if (!list || pages.length === 0) return;
  list.append(...pages.map(itemOf));
  list.hidden = false;
  list.nextElementSibling?.remove();
}

/** Calls back when the requested page is reachable. */
function onReachable(callback: () => void): void {
  addEventListener('online', callback);
  // The `online` event is unreliable, so the page is requested regularly as well.
  setInterval(() => {
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok && callback(),
      () => undefined,
    );
  }, RETRY_MS);
}

/** Whether a path is the offline page in any language. */
const isOffline = (path: string) => `${path}/`.startsWith(`${OFFLINE}/`);

function itemOf({ path, title, lang }: SavedPage): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  link.lang = lang;
  item.append(link);
  return item;
}

/** The pages in the worker's caches, sorted by title. */
async function savedPages(): Promise<SavedPage[]> {
  const pages = new Map<string, SavedPage>();
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHE_PREFIX)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname: path } = new URL(request.url);
      const response = await cache.match(request);
      if (!response?.headers.get('Content-Type')?.startsWith('text/html') || isOffline(path)) continue;
      pages.set(path, { path, ...titleAndLanguage(await response.text()) });
    }
  }
  const { compare } = new Intl.Collator(document.documentElement.lang);
  return [...pages.values()].sort((a, b) => compare(a.title, b.title));
}

/** A page's title without the brand, and its language. Trusted Types forbid a DOM parser here. */
function titleAndLanguage(html: string): Pick<SavedPage, 'title' | 'lang'> {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  return { title: unescape(title.split(' · ')[0] ?? ''), lang: /<html[^>]* lang="([^"]*)/.exec(html)?.[1] ?? '' };
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};

function unescape(text: string): string {
  return text.replace(/&([#\w]+);/g, (all, name: string) => ENTITIES[name] ?? all);
}
