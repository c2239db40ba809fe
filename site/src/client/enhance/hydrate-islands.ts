import { ASK_CHAT, askChat, enhanceAskLinks } from '@tutoring/ui/enhance';
import { INTERACTIONS } from '../../shared/early-events';
import * as ISLAND from '../../shared/island-attributes';
import { ISLAND_HYDRATED, type IslandName, type PageServices } from '../../shared/islands';
import { count } from '../../shared/line';
import { hasDraft } from './has-draft';
import { INTENTS, loadIsland } from './load-island';
import { mayPrefetch, prefetch } from './loading/prefetch';
import { raisePreloadError } from './loading/preload-error';
import { fillPanel } from './fill-panel';
import { onFirst } from './on-first';

const strategyIs = (strategy: ISLAND.HydrationStrategy) => `[${ISLAND.strategy}=${strategy}]`;
/** Islands that hydrate on intent. The others wait for a press on their link. */
const ON_INTENT = `[${ISLAND.name}]:not(${strategyIs('press')})`;
const PRESSED = `${strategyIs('press')}:not([${ISLAND.hydrated}]) > a`;

const filesOf = (island: Element) => island.getAttribute(ISLAND.files)?.split(' ') ?? [];

/**
 * Hydrates each island according to its strategy. Prefetches their files at the first interaction, so that hydration
 * takes one round trip instead of four.
 */
export function watchIslands(services: Omit<PageServices, 'hydrate'>): void {
  const islands = [...document.querySelectorAll<HTMLElement>(ON_INTENT)];
  if (islands.length === 0) return;
  if (mayPrefetch()) onFirst(INTERACTIONS, () => islands.forEach(prefetchIsland));

  const started = new Set<Element>();
  const hydrateIsland = (island: HTMLElement, onFailure?: () => void) => {
    const [script, messages] = filesOf(island);
    if (!script || !messages || started.has(island)) return;
    started.add(island);
    const hydrateNamed = (name: IslandName) =>
      islands.filter((island) => island.getAttribute(ISLAND.name) === name).forEach((island) => hydrateIsland(island));
    loadIsland(filesOf(island)).then(
      ([{ hydrate }, loaded]) => hydrate(island, loaded, { ...services, hydrate: hydrateNamed }),
      // The server's HTML keeps working. The next intent retries.
      (error: unknown) => {
        started.delete(island);
        onFailure?.();
        return raisePreloadError(error, filesOf(island));
      },
    );
  };
  for (const intent of INTENTS) {
    const onIntent = ({ target }: Event) => {
      const island = target instanceof Element && target.closest<HTMLElement>(ON_INTENT);
      if (island) hydrateIsland(island);
    };
    addEventListener(intent, onIntent, { capture: true, passive: true });
  }
  const open = (link: HTMLAnchorElement, question?: string) => {
    const island = link.parentElement as HTMLElement;
    const dialog = link.nextElementSibling as HTMLDialogElement;
    const { dataset } = document.documentElement;
    dataset.chat = 'open';
    if (!dialog.open) dialog.show();
    const fail = () => {
      dialog.close();
      delete dataset.chat;
      location.assign(link.href);
    };
    // The panel first: its few kilobytes would wait for the island's.
    void count(fillPanel(island, filesOf(island).at(-1), question)).then((asks) => {
      if (question && !asks) island.addEventListener(ISLAND_HYDRATED, () => askChat(question), { once: true });
      hydrateIsland(island, fail);
    });
  };
  const onPress = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(PRESSED);
    // With one of these keys, the link opens in another tab or window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(link);
  };
  addEventListener('click', onPress);
  enhanceAskLinks();
  // Once it is hydrated, the chat takes the question itself.
  addEventListener(ASK_CHAT, (event) => {
    const link = document.querySelector<HTMLAnchorElement>(PRESSED);
    if (!link) return;
    event.preventDefault();
    open(link, String((event as CustomEvent<unknown>).detail));
  });
  // An island that is not hydrated misses the event: dispatch it again once it is.
  addEventListener('hashchange', () => {
    for (const island of islands) {
      if (!isLinked(island) || island.hasAttribute(ISLAND.hydrated)) continue;
      island.addEventListener(ISLAND_HYDRATED, () => dispatchEvent(new Event('hashchange')), { once: true });
      hydrateIsland(island);
    }
  });
  // The pointer or the focus may be in an island already.
  const isDue = `:hover, :focus-within, ${strategyIs('immediate')}`;
  islands
    .filter((island) => island.matches(isDue) || hasDraft(island) || isLinked(island))
    .forEach((island) => {
      const folded = hasDraft(island) && island.closest('details');
      if (folded) folded.open = true;
      hydrateIsland(island);
    });
}

/** Whether the address's fragment holds the island's state. */
function isLinked(island: Element): boolean {
  const prefixes = island.getAttribute(ISLAND.link)?.split(' ') ?? [];
  return prefixes.some((prefix) => location.hash.startsWith(prefix));
}

interface Scheduler {
  postTask: (task: () => void, options: { priority: string; delay: number }) => Promise<void>;
}

/** Prefetches an island's files with the priority and delay in its attribute. */
function prefetchIsland(island: HTMLElement): void {
  const prefetchAll = () => {
    filesOf(island).forEach((file) => prefetch('modulepreload', file));
  };
  const [priority, delay] = island.getAttribute(ISLAND.prefetch)?.split(' ') ?? [];
  const { scheduler } = window as { scheduler?: Scheduler };
  if (priority === ISLAND.NO_PREFETCH) return;
  if (!priority) prefetchAll();
  else if (scheduler) void scheduler.postTask(prefetchAll, { priority, delay: Number(delay) });
  else setTimeout(prefetchAll, Number(delay));
}
