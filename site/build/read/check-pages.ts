import { idsIn } from '../compile/compile-body';
import { linksIn } from '../compile/links';
import type { ContentPage } from './content';
import { lineOf } from './line-of';
import { ContentProblem } from './problem';

/** Addresses that are known beside those of the pages. */
export interface KnownAddresses {
  /** Addresses that lead on to another. */
  redirects: ReadonlySet<string>;
  /** Addresses that were public once. */
  published: readonly string[];
  /** Places that menus and data name. */
  places: readonly string[];
}

/**
 * Checks what no single file can know: titles and descriptions that differ, links that lead somewhere, and that no
 * address has got lost.
 * @throws {ContentProblem} on the first mistake.
 */
export function checkPages(pages: readonly ContentPage[], known: KnownAddresses): void {
  checkDifferent(pages, 'title');
  checkDifferent(pages, 'description');
  const anchors: Anchors = new Map(pages.map(({ path, body }) => [path, new Set(idsIn(body))]));
  for (const page of pages) checkLinks(page, anchors, known);
  checkAddresses(anchors, known);
}

/** The places on each page, by its address. */
type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether a link on the page at `from` leads to a page, and to a place on it if it names one. */
function leadsSomewhere(href: string, from: string, anchors: Anchors): boolean {
  const [path = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
  if (anchor === undefined) return anchors.has(path);
  return anchors.get(path || from)?.has(anchor) ?? false;
}

function checkLinks({ file, path, body }: ContentPage, anchors: Anchors, { redirects }: KnownAddresses): void {
  const broken = linksIn(body).find((href) => /^[/#]/.test(href) && !leadsSomewhere(href, path, anchors));
  if (broken === undefined) return;
  throw new ContentProblem(
    lineOf(file, broken),
    redirects.has(broken)
      ? `It links to ${broken}, which leads on to another page.`
      : `It links to ${broken}, which is no page of the site and no place on one.`,
    'correct the address, or add the page first.',
  );
}

function checkAddresses(anchors: Anchors, { redirects, published, places }: KnownAddresses): void {
  const gone = published.find((path) => !anchors.has(path) && !redirects.has(path));
  if (gone) {
    throw new ContentProblem(
      'site/data/published.txt',
      `${gone} was public and is gone: its visitors would find nothing.`,
      'add a redirect to data/redirects.yaml, from it to the page that took its place.',
    );
  }
  const place = places.find((href) => !leadsSomewhere(href, '/', anchors));
  if (place) throw new ContentProblem('site/data', `It names ${place}, where nothing stands.`, 'correct the address.');
}

function checkDifferent(pages: readonly ContentPage[], field: 'title' | 'description'): void {
  const seen = new Map<string, string>();
  for (const page of pages) {
    const other = seen.get(page[field]);
    if (other) {
      throw new ContentProblem(
        lineOf(page.file, `${field}:`),
        `The ${field} "${page[field]}" is also that of ${other}.`,
        'say what is special about this page.',
      );
    }
    seen.set(page[field], page.file);
  }
}
