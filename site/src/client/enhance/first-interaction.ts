import { consent } from '@tutoring/ui/consent';
import { enhanceConsentReceipt } from '@tutoring/ui/consent-receipt';
import {
  enhanceBottomBar,
  enhanceDialog,
  enhanceIconTooltips,
  enhanceMobileMenu,
  enhanceScroller,
} from '@tutoring/ui/enhance';
import { COURSE_CHANGES, DATE_FILTER } from '../../shared/page-attributes';
import * as ISLAND from '../../shared/island-attributes';
import { now } from './clock';
import { correctWeeks } from './pages/exam-weeks';
import { reloadWithForms } from './forms/saved-forms';
import { PRELOAD_ERROR, type PreloadError } from './loading/preload-error';
import { SITE } from '../../shared/site';

export { restoreFields } from './forms/saved-forms';
export { correctWeeks };

// raisePreloadError waits for this module before it dispatches the event.
addEventListener(PRELOAD_ERROR, reloadIfOutdated);

/**
 * Enhances what nobody needs before the first interaction. Dialogs open without a script; in browsers without
 * `commandfor`, this module loads with the enhancements (enhance.ts).
 */
export function start(): void {
  enhanceDialogs(document.querySelectorAll('dialog'));
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance=scroller]')) enhanceScroller(element);
  for (const bar of document.querySelectorAll<HTMLElement>('[data-enhance=bottom-bar]')) enhanceBottomBar(bar);
  enhanceIconTooltips();
  correctWeeks(now());
  const answers = document.querySelectorAll<HTMLTextAreaElement>('textarea[data-keep]');
  if (answers.length > 0)
    import('./pages/practice').then(({ saveAnswers }) => saveAnswers(answers)).catch(() => undefined);
  if (document.querySelector('[data-enhance=mark-exercise]'))
    import('./pages/mark-exercise').then(({ start }) => start()).catch(() => undefined);
  // A list without filters is far below the first screen.
  const tutors = [...document.querySelectorAll('[data-enhance=tutors]')];
  if (tutors.some((list) => !list.querySelector('form')))
    import('./pages/tutors').then(({ start }) => start()).catch(() => undefined);
  const changes = document.querySelector(`[${COURSE_CHANGES}]`);
  if (changes)
    import('./pages/course-changes')
      .then(({ enhanceCourseChanges }) => enhanceCourseChanges(changes))
      .catch(() => undefined);
  const dates = document.querySelector<HTMLElement>(`[${DATE_FILTER}]`);
  if (dates) import('./pages/dates').then(({ enhanceDates }) => enhanceDates(dates, now())).catch(() => undefined);
  // Read by tests, and by code that adds elements later.
  document.body.dataset.interactive = 'true';
}

/** Adds what dialogs do beyond opening and closing. */
export function enhanceDialogs(dialogs: Iterable<HTMLDialogElement>): void {
  for (const dialog of dialogs) {
    if (dialog.dataset.enhance === 'mobile-menu') enhanceMobileMenu(dialog);
    // The dialog of a `press` island is not modal and has no history entry.
    else if (!dialog.matches(`[${ISLAND.strategy}=press] > *`)) enhanceDialog(dialog);
    if (dialog.dataset.enhance === 'cookie-settings')
      enhanceConsentReceipt(dialog, { store: consent, site: SITE.siteUrl });
  }
}

/** Reloads the page, with its form input, if a script is missing because a new version was deployed. */
function reloadIfOutdated(event: Event): void {
  event.preventDefault();
  for (const file of (event as CustomEvent<PreloadError>).detail.files) {
    // A poor connection or none is no reason to reload.
    fetch(file, { method: 'HEAD' }).then(
      ({ status }) => status === 404 && reloadWithForms(file),
      () => undefined,
    );
  }
}
