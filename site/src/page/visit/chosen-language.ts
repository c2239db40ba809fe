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
