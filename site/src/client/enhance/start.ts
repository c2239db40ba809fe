import { UNSAFE_CONTENT, ENHANCED } from '../../shared/early-events';
import type { PageServices } from '../../shared/islands';
import { consent } from '@tutoring/ui/consent';
import { startConsent } from './consent/consent';
import { attribution } from './analytics/attribution';
import { startAnalytics } from './analytics/start';
import { flushEvents, track } from './analytics/track';
import { locate } from './region/locate';
import { botToken, hasBotCheck, loadBotCheck } from './bot-check/ask';
import { startOffers } from './offers';
import { startServiceWorker } from './service-worker';
import { prefetchPopularPages } from './loading/popular-pages';
import { SITE } from '../../shared/site';
import { loadOverlays, startOverlays } from './overlays/start';

/** Milliseconds after the visit's beginning at which what nobody waits for begins. */
const DEFERRED_MODULES_DELAY_MS = 1500;

/** What a page does that no other does, by what stands on it. */
const ON_PAGES: Record<string, () => Promise<{ start: () => unknown }>> = {
  '[data-clear]': () => import('./pages/privacy'),
  '[data-enhance=contents]': () => import('./pages/guide'),
  '[data-enhance=reference]': () => replayPress('[data-enhance=reference] button', import('./pages/thanks')),
  '[data-saved]': () => import('./pages/offline'),
  '[data-search-asked]': () => import('./pages/search'),
  '[data-video]': () => replayPress('[data-video] button', import('./pages/video')),
};

/** Where a press is often the first that a visitor does: what is pressed before its file has come is pressed again. */
async function replayPress(buttons: string, file: Promise<{ start: () => void }>): Promise<{ start: () => void }> {
  let pressed: HTMLElement | null = null;
  const note = ({ target }: Event) => (pressed = (target as Element).closest<HTMLElement>(buttons) ?? pressed);
  addEventListener('click', note);
  const { start } = await file;
  removeEventListener('click', note);
  return {
    start: () => {
      start();
      pressed?.click();
    },
  };
}

/** What live parts are given when they wake. */
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

/** Begins what concerns the visitor: the choice about cookies, offers of the day, and a while later counting. */
export function startPage(): void {
  startConsent();
  startOffers(Date.now());
  // Of one page only: nobody else carries it.
  for (const [mark, load] of Object.entries(ON_PAGES))
    if (document.querySelector(mark))
      load()
        .then(({ start }) => start())
        .catch(() => undefined);
  startOverlays();
  startServiceWorker();
  for (const kind of ['securitypolicyviolation', UNSAFE_CONTENT])
    addEventListener(
      kind,
      (event) =>
        void import('./security/violations').then(
          ({ recordEvent: heard }) => heard(event),
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
