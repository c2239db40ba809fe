// @needsConnection: the service worker does not save this file.
import { violationDetails } from '@tutoring/domain/violation';
import { sanitise } from './sanitise';
import { recordViolation } from './violations';

/** The third-party origins that windows may open and messages may come from. The build defines it. */
declare const WINDOW_ORIGINS: readonly string[];

/** Mail and telephone links have no origin. */
const NO_ORIGIN = /^(mailto|tel):/;

let isOn = false;

/**
 * Restricts third-party scripts, before the first one runs: their HTML is sanitised, and they may open windows and receive
 * messages only for the enabled origins (specification, section 9).
 */
export function startGuard(): void {
  if (isOn) return;
  isOn = true;
  if (window.early) window.early.sanitise = sanitise;
  const isAllowed = (origin: string) => origin === location.origin || WINDOW_ORIGINS.includes(origin);

  const open = window.open.bind(window);
  window.open = (address = '', ...rest) => {
    const url = new URL(address, location.href);
    if (isAllowed(url.origin) || NO_ORIGIN.test(url.href)) return open(address, ...rest);
    recordViolation('window-open', violationDetails('window.open', url.href));
    return null;
  };
  addEventListener(
    'message',
    (event) => {
      // Browser extensions send messages within the page, some without an origin.
      if (isAllowed(event.origin) || event.origin === '') return;
      event.stopImmediatePropagation();
      recordViolation('message', violationDetails('postMessage', event.origin));
    },
    true,
  );
}
