import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { beforeEach, expect, it } from 'vitest';
import { allCells, PLACES, usedAfter, usedBefore, type Cell } from '../../../../e2e/consent-cells';
import { sampleStore } from './sample-store';
import type { ConsentStore } from './store';

const DAY_MS = 86_400_000;
const ALL = { analytics: true, marketing: true, preferences: true };
const NONE = { analytics: false, marketing: false, preferences: false };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// The end-to-end tests walk through a few of these cells, on a page with a banner and a tracker.
it.each(allCells())('follows the rules of consent: $place, $signal, $visit visit, $action', async (cell) => {
  comeAgain(cell);
  const { cf } = PLACES[cell.place];
  const store = sampleStore({
    country: cf.country,
    ...('regionCode' in cf && { region: cf.regionCode }),
    gpc: cell.signal === 'Global Privacy Control',
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.get().isBannerOpen).toBe(cell.visit !== 'return');
  store.bannerShown();
  expect(store.get().allowed.analytics).toBe(usedBefore(cell));
  act(store, cell);
  expect(store.get().allowed.analytics).toBe(usedAfter(cell));
  // The next page does not ask again.
  sessionStorage.setItem(STORAGE_KEY.bannerShown, '1');
  const next = sampleStore({ country: cf.country, ...('regionCode' in cf && { region: cf.regionCode }) });
  await new Promise((resolve) => setTimeout(resolve));
  expect(next.get().isBannerOpen).toBe(false);
  if (cell.action !== 'nothing') expect(next.get().allowed.analytics).toBe(usedAfter(cell));
});

/** Stores the choice of an earlier visit. */
function comeAgain({ visit }: Cell): void {
  if (visit === 'first') return;
  const record = {
    necessary: true,
    ...ALL,
    timestamp: new Date(Date.now() - (visit === 'expired' ? 366 : 10) * DAY_MS).toISOString(),
    region: 'us',
    consentMethod: 'banner',
    version: visit === 'old version' ? '0.9' : '1.0',
  };
  localStorage.setItem(STORAGE_KEY.consent, JSON.stringify(record));
}

function act(store: ConsentStore, { action, visit }: Cell): void {
  if (action === 'nothing') return;
  if (visit === 'return') store.reopen();
  if (action === 'accept') store.accept();
  else if (action === 'decline') store.decline();
  else store.choose({ ...NONE, analytics: true }, 'settings');
}
