import { LANGUAGES } from '@tutoring/domain/languages';
import { MARKED, OFFLINE, pathIn, SEARCH, THANKS } from '../../shared/paths';
import type { PageContext } from '../../shared/page';

/**
 * Pages that need no link: error pages, the thank-you page, the search page, and the owner's page.
 */
const WITHOUT_LINKS: ReadonlySet<string> = new Set([
  '/404',
  '/error',
  ...LANGUAGES.flatMap((language) => [MARKED, OFFLINE, SEARCH, THANKS].map((page) => pathIn(language, page))),
]);

/**
 * Returns the pages that no chain of links from the home page reaches, in the given order. Breadcrumbs do not count,
 * because they only lead back. Offers do not count, because their banner disappears.
 * @param menus The addresses in the header and the footer of every page.
 */
export function unreachable(pages: readonly PageContext[], menus: readonly string[]): string[] {
  const links = new Map(pages.map((page) => [page.path, linksOf(page)]));
  const reached = new Set<string>();
  const waiting = ['/', ...menus.map(pathOf)];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...(links.get(path) ?? []));
  }
  return pages.map(({ path }) => path).filter((path) => !reached.has(path) && !WITHOUT_LINKS.has(path));
}

/** The link targets of a page's text, facts, lists and language switcher. */
function linksOf({ body, related, choices }: PageContext): string[] {
  return hrefsIn([body, related, choices]).map(pathOf);
}

/** Every `href` in plain data. */
function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'href' && typeof entry === 'string' ? [entry] : hrefsIn(entry),
  );
}

const pathOf = (href: string) => href.split(/[?#]/)[0] ?? href;
