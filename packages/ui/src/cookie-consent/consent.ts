'use client';
/** The store without its components: what a page needs before anybody is asked. */
export { consent, ConsentStore, hasConsent, onConsentChange } from './store';
export type { Consent, Place } from './store';
export { forget } from './forget';
export { useConsent } from './use-consent';
