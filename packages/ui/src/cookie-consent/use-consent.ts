import { useSyncExternalStore } from 'react';
import { consent, type Consent, type ConsentStore } from './store';

/** Returns the state of the visitor's consent, and renders again when it changes. */
export function useConsent(store: ConsentStore = consent): Consent {
  return useSyncExternalStore(store.subscribe, store.get, store.getServer);
}
