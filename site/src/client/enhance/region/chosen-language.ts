import { languageCard } from '../../../shared/overlays';
import { loadOverlays, READY_WIDGET_DELAY_MS } from '../overlays/start';

/** The pages of each region by language, under the address of its first; the build puts them in. */
declare const REGION_PAGES: Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Lets links to regions lead to the page in the language that the visitor has chosen in the switcher, where the region has
 * one. Where it has none, the link stays, and the switcher of the page it leads to shows which languages there are.
 * @param language Without a country, such as `en` or `zh-Hant`.
 */
export function leadTo(language: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a, footer a')) {
    const path = link.origin === location.origin && REGION_PAGES[link.pathname]?.[language];
    if (!path) continue;
    link.setAttribute('href', path + link.search + link.hash);
    link.hreflang = language;
  }
}

/**
 * Offers a page that opened in another language, such as an address that was typed, in the chosen one, if it is there in it.
 * Nobody is redirected: who types an address may mean it.
 */
export async function offer(language: string): Promise<void> {
  // The switcher points it out by then.
  const chosen = document.querySelector<HTMLAnchorElement>('[data-enhance="languages"] [data-state="preferred"]');
  if (!chosen) return;
  await new Promise((resolve) => setTimeout(resolve, READY_WIDGET_DELAY_MS));
  const [{ overlays }, { fetchCards, queueCard }] = await Promise.all([loadOverlays(), import('../overlays/card')]);
  const [card] = await fetchCards(languageCard(language));
  const link = card?.querySelector('a');
  if (!card || !link) return;
  link.href = chosen.href;
  queueCard(overlays, 'language', card, { onShown() {}, onFollowed() {}, onDismissed() {} });
}
