import { LANGUAGES } from '@tutoring/domain/languages';
import { OFFLINE, pathIn, SEARCH, THANKS } from '../../shared/paths';
import type { PageContext } from '../../shared/page';

/**
 * Pages that nobody is led to on purpose: errors, the answer to a form, the search box's own page, and the owner's.
 */
const WITHOUT_LINKS: ReadonlySet<string> = new Set([
  '/404',
  '/error',
  '/owner',
  ...LANGUAGES.flatMap((language) => [OFFLINE, SEARCH, THANKS].map((page) => pathIn(language, page))),
]);

/**
 * Pages that no visitor can reach by links from the home page, in the order given. Breadcrumbs do not count: they lead
 * back, and only from pages one has reached already. Offers neither: their banner goes with their last day.
 * @param menus The addresses that stand in the header or the footer of every page.
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

/** Where a page's text, its facts, its lists and its language switcher lead. */
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
