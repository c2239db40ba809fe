import type { PageContext } from '../src/page-context';
import type { TreeNode } from '../src/mdx/tree';

/** Pages that nobody is led to on purpose: an error, the answer to a form, and the search box's own page. */
export const WITHOUT_LINKS: ReadonlySet<string> = new Set(['/404', '/thanks', '/search']);

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

/** Where a page's text, its lists and its language switcher lead. */
function linksOf({ body, facts, related = [], choices }: PageContext): string[] {
  const hrefs = [
    ...body.flatMap(({ nodes }) => nodes.flatMap(hrefsIn)),
    ...Object.values(facts.pages ?? {}).flatMap((cards) => cards.map(({ href }) => href)),
    ...Object.values(facts.schools ?? {}).flatMap(({ page }) => page ?? []),
    ...(facts.nearest ?? []).map(({ href }) => href),
    ...(facts.tiers ?? []).map(({ action }) => action.href),
    ...related.map(({ href }) => href),
    ...choices.map(({ href }) => href),
  ];
  return hrefs.map(pathOf);
}

function hrefsIn(node: TreeNode): string[] {
  if (typeof node === 'string') return [];
  const [, props, ...below] = node;
  return [...(props && props.href ? [props.href] : []), ...below.flatMap(hrefsIn)];
}

const pathOf = (href: string) => href.split(/[?#]/)[0] ?? href;
