import { consent, enhanceCookieBanner } from '@tutoring/ui/consent';

/** Inserts the cookie banner, and its settings dialog, at the start of the page. */
export function showBanner([banner, ...settings]: readonly HTMLElement[]): void {
  if (!banner) return;
  document.body.prepend(banner, ...settings);
  if (document.body.dataset.interactive)
    import('../first-interaction')
      .then(({ enhanceDialogs }) => enhanceDialogs(settings as HTMLDialogElement[]))
      .catch(() => undefined);
  enhanceCookieBanner(banner, { store: consent });
}
