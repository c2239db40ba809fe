/** Consent without React: what a page needs before anybody is asked, and to ask. */
export { consent, ConsentStore, hasConsent, onConsentChange } from './store';
export type { Consent, VisitorLocation } from './store';
export { enhanceCookieBanner } from './enhance-banner';
export type { CookieBannerOptions } from './enhance-banner';
