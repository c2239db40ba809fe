import { consent, enhanceCookieConsent } from '@tutoring/ui/consent';
import { SITE } from './site';

/** Puts the question about cookies first in the page. @param parts The banner, and the settings behind it. */
export function showBanner([banner, ...settings]: readonly HTMLElement[]): void {
  if (!banner) return;
  document.body.prepend(banner, ...settings);
  if (document.body.dataset.alive)
    import('./alive')
      .then(({ enhanceDialogs }) => enhanceDialogs(settings as HTMLDialogElement[]))
      .catch(() => undefined);
  enhanceCookieConsent(banner, { store: consent, site: SITE.siteUrl });
}
