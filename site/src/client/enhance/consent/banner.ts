import { consent, enhanceCookieBanner } from '@tutoring/ui/consent';

/** Puts the question about cookies first in the page. @param parts The banner, and the settings behind it. */
export function showBanner([banner, ...settings]: readonly HTMLElement[]): void {
  if (!banner) return;
  document.body.prepend(banner, ...settings);
  if (document.body.dataset.interactive)
    import('../first-interaction')
      .then(({ enhanceDialogs }) => enhanceDialogs(settings as HTMLDialogElement[]))
      .catch(() => undefined);
  enhanceCookieBanner(banner, { store: consent });
}
