/**
 * The script of the pages that schools show in a frame (docs/adr/0060). It hydrates the tool when somebody is about to use
 * it, opens links in tabs of their own and tells the school's page its height. It counts, reports and stores nothing, and
 * registers no service worker. The policy of these pages lets it connect to nothing.
 */
import { NONE } from '@tutoring/domain/consent';
import * as ISLAND from '../../shared/island-attributes';
import type { PageServices } from '../../shared/islands';
import { queuePresses } from '../bootstrap/queue-presses';
import { hasDraft } from '../enhance/has-draft';
import { INTENTS, loadIsland } from '../enhance/load-island';
import { openInTabs } from './open-in-tabs';
import { tellHeight } from './tell-height';

const islands = [...document.querySelectorAll<HTMLElement>(`[${ISLAND.name}]`)];
const started = new Set<Element>();

/** An embed has no analytics, no consent, no bot check and no overlays. */
const services: PageServices = {
  attribution: () => undefined,
  consent: () => ({ record: undefined, allowed: NONE, region: undefined }),
  country: () => Promise.resolve(undefined),
  track: () => undefined,
  flushEvents: () => Promise.resolve(),
  hasBotCheck: false,
  loadBotCheck: () => Promise.resolve(false),
  botToken: () => Promise.resolve(undefined),
  overlays: () => Promise.reject(new Error('An embed has no overlays.')),
  hydrate: (name) => islands.filter((island) => island.getAttribute(ISLAND.name) === name).forEach(hydrateIsland),
};

function hydrateIsland(island: HTMLElement): void {
  if (started.has(island)) return;
  started.add(island);
  loadIsland(island.getAttribute(ISLAND.files)?.split(' ') ?? []).then(
    ([{ hydrate }, messages]) => hydrate(island, messages, services),
    // The example stays in the page, and the link to the full page works. The next intent retries.
    () => started.delete(island),
  );
}

for (const intent of INTENTS) {
  const onIntent = ({ target }: Event) => {
    const island = target instanceof Element && target.closest<HTMLElement>(`[${ISLAND.name}]`);
    if (island) hydrateIsland(island);
  };
  addEventListener(intent, onIntent, { capture: true, passive: true });
}
// The pointer or the focus may be in the tool already. Stored entries replace the example at once.
islands.filter((island) => island.matches(':hover, :focus-within') || hasDraft(island)).forEach(hydrateIsland);

queuePresses(() => true);
openInTabs();
tellHeight();
document.body.dataset.ready = 'true';
