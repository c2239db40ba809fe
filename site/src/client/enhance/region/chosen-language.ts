import { languageCard } from '../../../shared/overlays';
import { loadOverlays, READY_WIDGET_DELAY_MS } from '../overlays/start';

/** The pages of each region by language, keyed by the address of its first page. The build defines it. */
declare const REGION_PAGES: Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Points links to regions at the page in the language that the visitor chose in the switcher, if the region has one.
 * Otherwise the link stays as it is.
 * @param language Without a country, such as `en` or `zh-Hant`.
 */
export function localiseRegionLinks(language: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a, footer a')) {
    const path = link.origin === location.origin && REGION_PAGES[link.pathname]?.[language];
    if (!path) continue;
    link.setAttribute('href', path + link.search + link.hash);
    link.hreflang = language;
  }
}

/**
 * Suggests the page in the chosen language if it opened in another one, for example from a typed address. It never
 * redirects, because the visitor may want this page.
 */
export async function suggestLanguage(language: string): Promise<void> {
  // The language switcher marks it.
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
