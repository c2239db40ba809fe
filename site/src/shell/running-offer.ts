import { useSyncExternalStore } from 'react';
import built from '../generated/built.json';
import { useLanguage } from '../mdx/page-data';
import { runningOffers } from './offers';
import type { Offer } from './shell-data';

/** The time at which this visit began: offers do not end often enough to be watched. */
let visitedAt: number | undefined;
const noChange = () => () => undefined;

/**
 * The moment by which offers are judged. The server writes what ran when the site was built; in the browser the
 * visitor's clock decides, so that an offer that has ended since is not shown.
 */
export function useVisitTime(): number {
  return useSyncExternalStore(
    noChange,
    () => (visitedAt ??= Date.now()),
    () => built.builtAt,
  );
}

/** The offer that runs. */
export function useRunningOffer(): Offer | undefined {
  const { shell } = useLanguage();
  return runningOffers(shell.offers, useVisitTime())[0];
}
