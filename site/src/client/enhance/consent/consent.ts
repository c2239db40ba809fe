import { languageOf } from '@tutoring/domain/languages';
import { consent } from '@tutoring/ui/consent';
import { cardAddress, consentBanner } from '../../../shared/overlays';
import { showCookieFailure, clearCookieFailure } from '../../bootstrap/cookie-status';
import { showBanner } from './banner';
import { fetchDocument } from '../loading/fetch-document';
import { locate } from '../region/locate';
import { SITE } from '../../../shared/site';

/** Reads the visitor's choice, or asks for it: the banner comes when it is due. Without us nothing is ever allowed. */
export function startConsent(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-cookie-preferences]');
    if (!button) return;
    asked = button;
    consent.reopen();
  });
  consent.subscribe(bringBanner);
  consent.start(() => locate(SITE.locator));
}

let isThere = false;
/** By which the visitor has asked for the banner. */
let asked: HTMLElement | undefined;

/** Where it cannot be had nobody is asked, and what needs an answer is not allowed. */
function bringBanner(): void {
  if (isThere || !consent.get().isBannerOpen) return;
  isThere = true;
  const address = cardAddress(consentBanner(languageOf(document.documentElement.lang)));
  fetchDocument(address)
    .then((parts) => {
      // A server in trouble is as no connection: whoever asks later may have more luck.
      if (!parts) throw new Error('No banner');
      showBanner([...parts.body.children] as HTMLElement[]);
      clearCookieFailure();
    })
    .catch(() => {
      isThere = false;
      if (asked) showCookieFailure(asked);
    });
}
