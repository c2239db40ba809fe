import { consent } from '@tutoring/ui/consent';
import { place } from './place';
import { SITE } from './site';

/** Reads the visitor's choice, or asks for it. Without us nothing is ever allowed. */
export function startConsent(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-cookie-preferences]')) consent.reopen();
  });
  consent.start(() => place(SITE.locator));
}
