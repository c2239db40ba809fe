import { OFFLINE } from '../../../shared/paths';
import { CACHE_PREFIX } from '../../../shared/service-worker';

interface SavedPage {
  path: string;
  title: string;
  lang: string;
}

/** Milliseconds between two tries to reach a page that is not saved. */
const ASK_AGAIN_MS = 5000;

/** On the page that comes in place of one that is not saved: what is, and the page itself once there is a connection. */
export async function start(): Promise<void> {
  const again = () => location.reload();
  // Whoever asked for this very page has it, with a connection or without.
  if (!isOffline(location.pathname)) untilThere(again);
  document.querySelector('[data-retry]')?.addEventListener('click', again);
  const list = document.querySelector<HTMLElement>('[data-saved]');
  const pages = await savedPages();
  if (!list || pages.length === 0) return;
  list.append(...pages.map(itemOf));
  list.hidden = false;
  list.nextElementSibling?.remove();
}

/** Calls back as soon as the page that was asked for can be had. */
function untilThere(again: () => void): void {
  addEventListener('online', again);
  // Browsers do not always know: the page is asked for now and then as well.
  setInterval(() => {
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok && again(),
      () => undefined,
    );
  }, ASK_AGAIN_MS);
}

/** Whether a path is that of this page, in any language. */
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

/** The pages in the worker's caches, by title; not those that are for finding others. */
async function savedPages(): Promise<SavedPage[]> {
  const found = new Map<string, SavedPage>();
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHE_PREFIX)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname: path } = new URL(request.url);
      const answer = await cache.match(request);
      if (!answer?.headers.get('Content-Type')?.startsWith('text/html') || isOffline(path)) continue;
      found.set(path, { path, ...namesIn(await answer.text()) });
    }
  }
  const { compare } = new Intl.Collator(document.documentElement.lang);
  return [...found.values()].sort((a, b) => compare(a.title, b.title));
}

/** A page's title without the brand, and its language. (A parser would take HTML from a text, which is not allowed.) */
function namesIn(html: string): Pick<SavedPage, 'title' | 'lang'> {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  return { title: unescaped(title.split(' · ')[0] ?? ''), lang: /<html[^>]* lang="([^"]*)/.exec(html)?.[1] ?? '' };
}

const CHARACTERS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};

function unescaped(text: string): string {
  return text.replace(/&([#\w]+);/g, (all, name: string) => CHARACTERS[name] ?? all);
}
