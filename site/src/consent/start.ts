import { languageOf } from '@tutoring/domain/languages';
import { consent } from '@tutoring/ui/consent';
import { createElement } from 'react';
import { packOf } from '../languages';
import { loadWords } from '../languages/load-words';
import { locate } from './locate';
import { fillConsentSlot } from './slot';

const language = languageOf(document.documentElement.lang);
let wanted: Promise<void> | undefined;

/** Loads the banner when it is due for the first time. Without it nothing is ever allowed. */
function showBanner(): Promise<void> {
  wanted ??= Promise.all([import('@tutoring/ui/cookie-consent'), loadWords.cookieConsent[language]()]).then(
    ([{ CookieConsent }, messages]) => {
      fillConsentSlot(createElement(CookieConsent, { messages, site: packOf(language).shell.siteUrl }));
    },
  );
  return wanted;
}

/** Reads the visitor's choice, or asks for it. */
export function startConsent(): void {
  consent.subscribe(() => {
    if (consent.get().isBannerOpen) showBanner().catch(() => (wanted = undefined));
  });
  consent.start(() => locate(packOf(language).shell.locator));
}

/** Opens the banner because the visitor asks for it. */
export async function reopenConsent(): Promise<void> {
  await showBanner();
  consent.reopen();
}
