import { languageOf } from '@tutoring/domain/languages';
import { consent } from '@tutoring/ui/consent';
import { cardAddress, consentBanner } from '../../../shared/overlays';
import { showCookieFailure, clearCookieFailure } from '../../bootstrap/cookie-status';
import { showBanner } from './banner';
import { fetchDocument } from '../loading/fetch-document';
import { locate } from '../region/locate';
import { SITE } from '../../../shared/site';

/** Starts the consent store, and loads the banner when it opens. Nothing is allowed before a choice. */
export function startConsent(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-cookie-preferences]');
    if (!button) return;
    pressedButton = button;
    consent.reopen();
  });
  consent.subscribe(loadBanner);
  consent.start(() => locate(SITE.locator));
}

let isLoaded = false;
/** The button with which the visitor opened the banner. */
let pressedButton: HTMLElement | undefined;

/** Loads and shows the banner. If it does not load, nothing that needs consent is allowed. */
function loadBanner(): void {
  if (isLoaded || !consent.get().isBannerOpen) return;
  isLoaded = true;
  const address = cardAddress(consentBanner(languageOf(document.documentElement.lang)));
  fetchDocument(address)
    .then((banner) => {
      // Treat a server error like a lost connection: the next request retries.
      if (!banner) throw new Error('No banner');
      showBanner([...banner.body.children] as HTMLElement[]);
      clearCookieFailure();
    })
    .catch(() => {
      isLoaded = false;
      if (pressedButton) showCookieFailure(pressedButton);
    });
}
