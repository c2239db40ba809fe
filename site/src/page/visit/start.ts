import { VISIT_READY } from '../../contract/early';
import type { Visit } from '../../contract/part';
import { consent } from '@tutoring/ui/consent';
import { readyClearing } from './clear';
import { startConsent } from './consent';
import { attribution } from './counting/attribution';
import { startCounting } from './counting/start';
import { handOn, track } from './counting/track';
import { locate } from './locate';
import { botToken, loadBotCheck } from './ask-bot-check';
import { showOffers } from './offers';
import { preloadPopularPages } from './popular';
import { SITE } from './site';
import { overPage, startWidgets } from './widgets';

/** Milliseconds after the visit's beginning at which what nobody waits for begins. */
export const DEFERRED_MODULES_DELAY_MS = 1500;

/** The page of thanks, to which the edge and the form lead. */
const THANKS = '/thanks';

/** What live parts are given when they wake. */
export const visit: Omit<Visit, 'wake'> = {
  attribution,
  consent: consent.get,
  country: async () => (await locate(''))?.country ?? undefined,
  track,
  handOn,
  loadBotCheck,
  botToken,
  slot: async () => (await overPage()).slot,
};

/** Begins what concerns the visitor: the choice about cookies, offers of the day, and a while later counting. */
export function startVisit(): void {
  startConsent();
  showOffers(Date.now());
  readyClearing();
  // Of one page only: nobody else carries it.
  if (document.querySelector('[data-region]'))
    import('./privacy').then(({ showOwnRegion }) => showOwnRegion()).catch(() => undefined);
  if (location.pathname === THANKS) import('./thanks').then(({ thank }) => thank()).catch(() => undefined);
  startWidgets();
  document.body.dataset.ready = 'true';
  dispatchEvent(new Event(VISIT_READY));
  setTimeout(() => {
    startCounting();
    preloadPopularPages(SITE.popular);
  }, DEFERRED_MODULES_DELAY_MS);
}
