import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/storage';
import type { VisitorLocation } from '@tutoring/ui/consent';
import type { Slot } from '../../../contract/over-page';
import { track } from '../counting/track';
import { locate } from '../locate';
import { fetchCards, queueCard } from './card';
import { cardFor, placeOf } from './region-choice';

/** The places that have a page; the build puts them in. */
declare const REGION_PLACES: readonly string[];

/** Pages that are not for looking around: where somebody writes or works, what follows, and the choice of a region itself. */
const QUIET = /^\/(contact|tools|practice|owner|thanks|regional)(\/|$)/;

const session = safeStorage('session');
/** Said once, or nothing to say: nothing is suggested in this visit any more (widgets.ts). */
const settle = () => session.set(STORAGE_KEY.region, '');

/**
 * Suggests the page of the visitor's region where this one is another's: once a visit, on the page they come to. Where
 * they go from there is their own choice.
 */
export async function suggestRegion(slot: Slot): Promise<void> {
  const { pathname } = location;
  if (session.get(STORAGE_KEY.region) === '') return;
  // In the switcher they have chosen for themselves.
  if (session.get(STORAGE_KEY.language)) return settle();
  // Who has begun a message is about to do something else.
  if (QUIET.test(pathname) || session.get(STORAGE_KEY.leadDraft)) return;
  const code = placeOf(await placeOfVisit(), navigator.languages, REGION_PLACES);
  if (!code) return settle();
  const region = code.toLowerCase();
  const cards = (await fetchCards(region)).map((element) => ({
    element,
    lang: element.lang,
    paths: [...element.querySelectorAll('a')].map((link) => link.pathname),
  }));
  const card = cardFor(cards, navigator.languages, { path: pathname, lang: document.documentElement.lang });
  if (!card) return settle();
  const { element } = card;
  // On a page of the region that they cannot read.
  for (const link of element.querySelectorAll('a')) if (link.pathname === pathname) link.remove();
  queueCard(slot, 'region', element, {
    onShown() {
      settle();
      track('region_suggestion_shown', { page_path: pathname, region });
    },
    onFollowed: (path) => track('region_suggestion_followed', { page_path: pathname, region, target_path: path }),
    onDismissed: () => track('region_suggestion_dismissed', { page_path: pathname, region }),
  });
}

/** Where the visitor is: asked for once a visit. */
async function placeOfVisit(): Promise<VisitorLocation | undefined> {
  const kept = session.get(STORAGE_KEY.region);
  if (kept) return JSON.parse(kept) as VisitorLocation;
  const found = (await locate()) ?? { country: null, region: null };
  session.set(STORAGE_KEY.region, JSON.stringify(found));
  return found;
}
