import { languageOf } from '@tutoring/domain/languages';
import { consent } from '@tutoring/ui/consent';
import { cardAddress, consentBanner } from '../../contract/over-page';
import { showBanner } from './consent-banner';
import { fetchDocument } from './fetch-document';
import { locate } from './locate';
import { SITE } from './site';

/** Reads the visitor's choice, or asks for it: the banner comes when it is due. Without us nothing is ever allowed. */
export function startConsent(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-cookie-preferences]')) consent.reopen();
  });
  consent.subscribe(bringBanner);
  consent.start(() => locate(SITE.locator));
}

let isThere = false;

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
    })
    .catch(() => (isThere = false));
}
