import { UNSAFE_CONTENT, ENHANCED } from '../../shared/early-events';
import type { PageServices } from '../../shared/islands';
import { consent } from '@tutoring/ui/consent';
import { startConsent } from './consent/consent';
import { attribution } from './analytics/attribution';
import { startAnalytics } from './analytics/start';
import { flushEvents, track } from './analytics/track';
import { locate } from './region/locate';
import { botToken, hasBotCheck, loadBotCheck } from './bot-check/load-bot-check';
import { asksForPreview, now } from './clock';
import { startOffers } from './offers';
import { startServiceWorker } from './service-worker';
import { prefetchPopularPages } from './loading/popular-pages';
import { SITE } from '../../shared/site';
import { loadOverlays, startOverlays } from './overlays/start';

/** Milliseconds until analytics and prefetching start. */
const DEFERRED_MODULES_DELAY_MS = 1500;

/** The enhancements of single pages, by the selector of the element that needs them. */
const PAGE_ENHANCEMENTS: Record<string, () => Promise<{ start: () => unknown }>> = {
  '[data-copy-line]': () => replayPress('[data-copy-line], [data-print-section]', import('./pages/embed-lines')),
  '[data-clear]': () => import('./pages/privacy'),
  '[data-enhance=contents]': () => import('./pages/guide'),
  '[data-enhance=reference]': () => replayPress('[data-enhance=reference] button', import('./pages/thanks')),
  '[data-saved]': () => import('./pages/offline'),
  'details[id]': () => import('./pages/folded'),
  // Its filters are at the top of the page, and may be in the address.
  '[data-enhance=tutors] form': () => import('./pages/tutors'),
  '[data-search-asked]': () => import('./pages/search'),
  '[data-video]': () => replayPress('[data-video] button', import('./pages/video')),
};

/** Replays a press that came before the file had loaded. Used where a press is often the first interaction. */
async function replayPress(buttons: string, file: Promise<{ start: () => void }>): Promise<{ start: () => void }> {
  let pressed: HTMLElement | null = null;
  const recordPress = ({ target }: Event) => (pressed = (target as Element).closest<HTMLElement>(buttons) ?? pressed);
  addEventListener('click', recordPress);
  const { start } = await file;
  removeEventListener('click', recordPress);
  return {
    start: () => {
      start();
      pressed?.click();
    },
  };
}

/** The services for islands. */
export const services: Omit<PageServices, 'hydrate'> = {
  attribution,
  consent: consent.get,
  country: async () => (await locate())?.country ?? undefined,
  track,
  flushEvents,
  hasBotCheck,
  loadBotCheck,
  botToken,
  overlays: async () => (await loadOverlays()).overlays,
};

/** Starts consent, offers, a preview, overlays and the service worker, and a little later analytics. */
export function startPage(): void {
  startConsent();
  startOffers(now());
  if (asksForPreview()) import('./pages/preview').then(({ start }) => start()).catch(() => undefined);
  for (const [selector, load] of Object.entries(PAGE_ENHANCEMENTS))
    if (document.querySelector(selector))
      load()
        .then(({ start }) => start())
        .catch(() => undefined);
  // A shared exercise shows the sender's marks at once. Otherwise exercises wait for the first interaction.
  if (location.hash.startsWith('#gave='))
    import('./pages/mark-exercise').then(({ start }) => start()).catch(() => undefined);
  startOverlays();
  startServiceWorker();
  for (const kind of ['securitypolicyviolation', UNSAFE_CONTENT])
    addEventListener(
      kind,
      (event) =>
        void import('./security/violations').then(
          ({ recordEvent }) => recordEvent(event),
          () => undefined,
        ),
    );
  document.body.dataset.ready = 'true';
  dispatchEvent(new Event(ENHANCED));
  setTimeout(() => {
    startAnalytics();
    prefetchPopularPages(SITE.popular);
  }, DEFERRED_MODULES_DELAY_MS);
}
