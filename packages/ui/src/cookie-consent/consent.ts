/** Consent without React: the store, and the behaviour of the banner. */
export { consent, ConsentStore, hasConsent, onConsentChange } from './store';
export type { Consent, VisitorLocation } from './store';
export { enhanceCookieBanner } from './enhance-banner';
export type { CookieBannerOptions } from './enhance-banner';
