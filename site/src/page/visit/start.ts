import { UNSAFE, VISIT_READY } from '../../contract/early';
import type { Visit } from '../../contract/part';
import { consent } from '@tutoring/ui/consent';
import { startConsent } from './consent';
import { attribution } from './counting/attribution';
import { startCounting } from './counting/start';
import { handOn, track } from './counting/track';
import { locate } from './locate';
import { botToken, hasBotCheck, loadBotCheck } from './ask-bot-check';
import { startOffers } from './offers';
import { startOffline } from './offline';
import { preloadPopularPages } from './popular';
import { SITE } from './site';
import { overPage, startWidgets } from './widgets';

/** Milliseconds after the visit's beginning at which what nobody waits for begins. */
const DEFERRED_MODULES_DELAY_MS = 1500;

/** What a page does that no other does, by what stands on it. */
const ON_PAGES: Record<string, () => Promise<{ start: () => unknown }>> = {
  '[data-clear]': () => import('./pages/privacy'),
  '[data-enhance=contents]': () => import('./pages/guide'),
  '[data-enhance=reference]': () => pressedAgain('[data-enhance=reference] button', import('./pages/thanks')),
  '[data-saved]': () => import('./pages/offline'),
  '[data-search-asked]': () => import('./pages/search'),
  '[data-video]': () => pressedAgain('[data-video] button', import('./pages/video')),
};

/** Where a press is often the first that a visitor does: what is pressed before its file has come is pressed again. */
async function pressedAgain(buttons: string, file: Promise<{ start: () => void }>): Promise<{ start: () => void }> {
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
export const visit: Omit<Visit, 'wake'> = {
  attribution,
  consent: consent.get,
  country: async () => (await locate())?.country ?? undefined,
  track,
  handOn,
  hasBotCheck,
  loadBotCheck,
  botToken,
  slot: async () => (await overPage()).slot,
};

/** Begins what concerns the visitor: the choice about cookies, offers of the day, and a while later counting. */
export function startVisit(): void {
  startConsent();
  startOffers(Date.now());
  // Of one page only: nobody else carries it.
  for (const [mark, load] of Object.entries(ON_PAGES))
    if (document.querySelector(mark))
      load()
        .then(({ start }) => start())
        .catch(() => undefined);
  startWidgets();
  startOffline();
  for (const kind of ['securitypolicyviolation', UNSAFE])
    addEventListener(
      kind,
      (event) =>
        void import('./violations').then(
          ({ heard }) => heard(event),
          () => undefined,
        ),
    );
  document.body.dataset.ready = 'true';
  dispatchEvent(new Event(VISIT_READY));
  setTimeout(() => {
    startCounting();
    preloadPopularPages(SITE.popular);
  }, DEFERRED_MODULES_DELAY_MS);
}
