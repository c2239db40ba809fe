/** Consent without React: what a page needs before anybody is asked, and to ask. */
export { consent, ConsentStore, hasConsent, onConsentChange } from './store';
export type { Consent, VisitorLocation } from './store';
export { enhanceCookieConsent } from './enhance';
export type { EnhanceCookieConsentOptions } from './enhance';
export { forget } from './forget';
