// @needsConnection: the service worker does not save this file.
import { violationDetails } from '@tutoring/domain/violation';
import { sanitise } from './sanitise';
import { recordViolation } from './violations';

/** With which windows may be opened and messages exchanged, beside our own; the build puts them in. */
declare const WINDOW_ORIGINS: readonly string[];

/** Addresses that browsers open without a network, and mail and telephone: they are nobody's origin. */
const HARMLESS = /^(mailto|tel):/;

let isOn = false;

/**
 * What holds for scripts of other companies, before the first of them runs: HTML that they write is cleaned, and windows
 * and messages go to and come from the origins that are switched on (specification, section 9), and no others.
 */
export function startGuard(): void {
  if (isOn) return;
  isOn = true;
  if (window.early) window.early.sanitise = sanitise;
  const isAllowed = (origin: string) => origin === location.origin || WINDOW_ORIGINS.includes(origin);

  const open = window.open.bind(window);
  window.open = (address = '', ...more) => {
    const url = new URL(address, location.href);
    if (isAllowed(url.origin) || HARMLESS.test(url.href)) return open(address, ...more);
    recordViolation('window-open', violationDetails('window.open', url.href));
    return null;
  };
  addEventListener(
    'message',
    (event) => {
      // Browsers' extensions and our own scripts speak within the page; some send no origin.
      if (isAllowed(event.origin) || event.origin === '') return;
      event.stopImmediatePropagation();
      recordViolation('message', violationDetails('postMessage', event.origin));
    },
    true,
  );
}
