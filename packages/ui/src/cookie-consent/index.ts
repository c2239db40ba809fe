export { ConsentGate } from './consent-gate';
export type { ConsentGateProps } from './consent-gate';
export { CookieConsent } from './cookie-consent';
export type { CookieConsentProps } from './cookie-consent';
export { useConsent } from './use-consent';
