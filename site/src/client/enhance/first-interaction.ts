import { consent } from '@tutoring/ui/consent';
import { enhanceConsentReceipt } from '@tutoring/ui/consent-receipt';
import { enhanceDialog, enhanceIconTooltips, enhanceMobileMenu, enhanceScroller } from '@tutoring/ui/enhance';
import { COURSE_CHANGES } from '../../shared/page-attributes';
import * as ISLAND from '../../shared/island-attributes';
import { correctWeeks } from './pages/exam-weeks';
import { reloadWithForms } from './forms/saved-forms';
import { PRELOAD_ERROR, type PreloadError } from './loading/preload-error';
import { SITE } from '../../shared/site';

export { restoreFields as putBack } from './forms/saved-forms';

// From when this file is there: whoever has missed a script has waited for it.
addEventListener(PRELOAD_ERROR, recover);

/**
 * What nobody needs before the first sign of life. Dialogs open by the browser's own means, and mind it if they were open
 * before this came; where they do not, this comes with the visit (visit.ts).
 */
export function start(): void {
  enhanceDialogs(document.querySelectorAll('dialog'));
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance=scroller]')) enhanceScroller(element);
  enhanceIconTooltips();
  correctWeeks(Date.now());
  const answers = document.querySelectorAll<HTMLTextAreaElement>('textarea[data-keep]');
  if (answers.length > 0)
    import('./pages/practice').then(({ keepAnswers }) => keepAnswers(answers)).catch(() => undefined);
  const changes = document.querySelector(`[${COURSE_CHANGES}]`);
  if (changes)
    import('./pages/course-changes').then(({ readyChanges }) => readyChanges(changes)).catch(() => undefined);
  // Seen by tests, and by what joins the page later.
  document.body.dataset.interactive = 'true';
}

/** What a dialog does beyond opening and closing. */
export function enhanceDialogs(dialogs: Iterable<HTMLDialogElement>): void {
  for (const dialog of dialogs) {
    if (dialog.dataset.enhance === 'mobile-menu') enhanceMobileMenu(dialog);
    // What a part opens beside the page is no modal dialog: it has no history entry of its own.
    else if (!dialog.matches(`[${ISLAND.strategy}=press] > *`)) enhanceDialog(dialog);
    if (dialog.dataset.enhance === 'cookie-settings')
      enhanceConsentReceipt(dialog, { store: consent, site: SITE.siteUrl });
  }
}

/** A script could not be had: if a new version has taken it away, the page is loaded again, as it was filled in. */
function recover(event: Event): void {
  event.preventDefault();
  for (const file of (event as CustomEvent<PreloadError>).detail.files) {
    // Not where there is no connection, or a poor one: then the page is better as it is.
    fetch(file, { method: 'HEAD' }).then(
      ({ status }) => status === 404 && reloadWithForms(file),
      () => undefined,
    );
  }
}
