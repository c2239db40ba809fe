import { useSyncExternalStore } from 'react';
import { consent, type Consent, type ConsentStore } from './store';

/** What is known about the visitor's consent; renders again when it changes. */
export function useConsent(store: ConsentStore = consent): Consent {
  return useSyncExternalStore(store.subscribe, store.get, store.getServer);
}
