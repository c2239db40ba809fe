import { useSyncExternalStore } from 'react';
import built from '../generated/built.json';
import { useLanguage } from '../mdx/page-data';
import { runningOffers, torontoDay } from './offers';
import type { Offer } from './shell-data';

/** The day does not change often enough to be watched. */
const noChange = () => () => undefined;

/**
 * The offer that runs. The server writes what ran when the site was built; in the browser the
 * visitor's clock decides, so that an offer that has ended since is not shown.
 */
export function useRunningOffer(): Offer | undefined {
  const { shell } = useLanguage();
  const day = useSyncExternalStore(
    noChange,
    () => torontoDay(new Date()),
    () => built.builtOn,
  );
  return runningOffers(shell.offers, day)[0];
}
