import {
  enhanceDialog,
  enhanceIconTooltips,
  enhanceLanguageSwitcher,
  enhanceMobileMenu,
  enhanceNavigationMenu,
  enhanceReferenceCard,
  enhanceScroller,
  enhanceTableOfContents,
} from '@tutoring/ui/enhance';
import { consent, enhanceCookieConsent } from '@tutoring/ui/consent';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/storage';
import * as PART from '../../contract/part-attributes';
import { referenceInAddress } from './reference';
import { SITE } from './site';

const session = safeStorage('session');

/** What each component of the library that needs no React does with the HTML the server wrote. */
const ENHANCE: Record<string, (element: HTMLElement) => void> = {
  consent: (banner) => enhanceCookieConsent(banner, { store: consent, site: SITE.siteUrl }),
  menu: (nav) => {
    const entered = window.early?.entered;
    const isHere = entered?.target instanceof Node && nav.contains(entered.target);
    enhanceNavigationMenu(nav, isHere ? { pointerEnteredAt: entered.at } : {});
  },
  'mobile-menu': (dialog) => enhanceMobileMenu(dialog as HTMLDialogElement),
  // What was chosen is remembered for the session and pointed out; nobody is redirected.
  languages: (nav) =>
    enhanceLanguageSwitcher(nav, {
      preferred: session.get(STORAGE_KEY.language) ?? undefined,
      onLanguageChange: (chosen) => session.set(STORAGE_KEY.language, chosen.split('-')[0] ?? chosen),
    }),
  contents: (nav) => enhanceTableOfContents(nav),
  reference: (card) => enhanceReferenceCard(card, referenceInAddress()),
  scroller: (element) => enhanceScroller(element),
};

/** Gives the page's components their behaviour. */
export function enhancePage(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    ENHANCE[element.dataset.enhance ?? '']?.(element);
  }
  enhanceIconTooltips();
  // What a part opens beside the page is no modal dialog: it has no history entry of its own.
  document.querySelectorAll<HTMLDialogElement>(`dialog:not([data-enhance],[${PART.press}] > *)`).forEach(enhanceDialog);
}
