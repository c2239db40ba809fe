import { enhanceLanguageSwitcher, enhanceNavigationMenu } from '@tutoring/ui/enhance';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/storage';
import * as ISLAND from '../../shared/island-attributes';

const session = safeStorage('session');

/** What each component of the library that needs no React does with the HTML the server wrote. */
const ENHANCE: Record<string, (element: HTMLElement) => void> = {
  menu: (nav) => {
    const entered = window.early?.hovered;
    const isHere = entered?.target instanceof Node && nav.contains(entered.target);
    enhanceNavigationMenu(nav, isHere ? { pointerEnteredAt: entered.at } : {});
  },
  // What was chosen is remembered for the session and pointed out; nobody is redirected.
  languages: (nav) =>
    enhanceLanguageSwitcher(nav, {
      preferred: session.get(STORAGE_KEY.language) ?? undefined,
      onLanguageChange(chosen) {
        // Without the country: what was chosen in one holds in others.
        session.set(STORAGE_KEY.language, chosen.replace(/-[A-Z]{2}$/, ''));
        // They have found their page: nothing more is suggested.
        session.set(STORAGE_KEY.region, '');
      },
    }),
};

/** Gives the page's components their behaviour; what needs a touch first has its own from alive.ts. */
export function enhanceComponents(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    ENHANCE[element.dataset.enhance ?? '']?.(element);
  }
  const chosen = session.get(STORAGE_KEY.language);
  if (chosen)
    import('./region/chosen-language')
      .then(({ leadTo, offer }) => {
        leadTo(chosen);
        return offer(chosen);
      })
      .catch(() => undefined);
  document.addEventListener('beforetoggle', lockScroll, true);
}

/** The page does not scroll behind a modal dialog, from its first moment on; alive.ts, if it comes, knows when that ends. */
function lockScroll({ target, newState }: ToggleEvent): void {
  if (!(target as Element).matches(`dialog:not([${ISLAND.strategy}=press] > *)`)) return;
  if (newState === 'open') document.documentElement.dataset.dialog = 'open';
  else if (!document.body.dataset.interactive) delete document.documentElement.dataset.dialog;
}
