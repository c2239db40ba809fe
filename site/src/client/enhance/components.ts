import { enhanceLanguageSwitcher, enhanceNavigationMenu, enhanceScrollLock } from '@tutoring/ui/enhance';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/internal/storage';
import * as ISLAND from '../../shared/island-attributes';

const session = safeStorage('session');

/** The enhancement of each library component that needs no React, by `data-enhance`. */
const ENHANCE: Record<string, (element: HTMLElement) => void> = {
  menu: (nav) => {
    const hovered = window.early?.hovered;
    const isOverMenu = hovered?.target instanceof Node && nav.contains(hovered.target);
    enhanceNavigationMenu(nav, isOverMenu ? { pointerEnteredAt: hovered.at } : {});
  },
  // The choice is remembered for the session and pointed out on other pages; nobody is redirected.
  languages: (nav) =>
    enhanceLanguageSwitcher(nav, {
      preferred: session.get(STORAGE_KEY.language) ?? undefined,
      onLanguageChange(chosen) {
        // Without the country: the choice applies in every region.
        session.set(STORAGE_KEY.language, chosen.replace(/-[A-Z]{2}$/, ''));
        // The visitor has found their page, so the region strip is no longer needed.
        session.set(STORAGE_KEY.region, '');
      },
    }),
};

/** Enhances the page's components. first-interaction.ts enhances those that only matter after a touch. */
export function enhanceComponents(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    ENHANCE[element.dataset.enhance ?? '']?.(element);
  }
  const chosen = session.get(STORAGE_KEY.language);
  if (chosen)
    import('./region/chosen-language')
      .then(({ localiseRegionLinks, suggestLanguage }) => {
        localiseRegionLinks(chosen);
        return suggestLanguage(chosen);
      })
      .catch(() => undefined);
  // From now on, although most dialogs are enhanced after the first interaction. The chat's is not modal.
  enhanceScrollLock(document, { dialogs: `dialog:not([${ISLAND.strategy}=press] > *)` });
}
