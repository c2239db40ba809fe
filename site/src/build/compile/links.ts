import { languageOf, type Language } from '@tutoring/domain/languages';
import type { TreeNode } from '../../shared/tree';
import type { ContentPage } from '../content/content';
import { addressFor, type Translations } from '../content/translations';
import { englishNotice } from '../model/in-english';
import { idsIn } from './compile-body';
import { elementsIn, mapNodes } from './walk';

/** Every address that a body links to. */
export function linksIn(body: readonly TreeNode[]): string[] {
  return elementsIn(body).flatMap(([, props]) => (props && props.href ? [props.href] : []));
}

/** Points links at the whole page if their anchor went with a sentence that the owner has struck (data/claims.yaml). */
export function leadToPages(pages: readonly ContentPage[]): ContentPage[] {
  const lost = new Set(pages.flatMap(({ path, lostIds }) => lostIds.map((id) => `${path}#${id}`)));
  if (lost.size === 0) return [...pages];
  return pages.map((page) =>
    mapLinks(page, (props, href) => {
      const [address = '', anchor] = href.split('#');
      const isLost = anchor !== undefined && lost.has(`${address || page.path}#${anchor}`);
      return isLost ? { ...props, href: address || page.path } : props;
    }),
  );
}

/** Points links at the translation in the page's language, if there is one. */
export function localizeLinks(pages: readonly ContentPage[], translations: Translations): ContentPage[] {
  const anchors = new Map(pages.map((page) => [page.path, idsIn(page.body)]));
  return pages.map((page) =>
    mapLinks(page, (props, given) => {
      const href = addressFor(languageOf(page.lang), given, translations);
      return { ...props, href: href === given ? given : withAnchor(given, href, anchors) };
    }),
  );
}

/**
 * The address of a translation with the anchor of the same place. Headings of sections have the same id in all languages; others have
 * an id made of their words, so the one at the same position is taken, or the top of the page.
 */
function withAnchor(original: string, translation: string, anchors: ReadonlyMap<string, readonly string[]>): string {
  const [address = '', anchor] = translation.split('#');
  if (anchor === undefined) return translation;
  const [there, here] = [original, translation].map((href) => anchors.get(href.split(/[?#]/)[0] ?? '') ?? []) as [
    readonly string[],
    readonly string[],
  ];
  if (here.includes(anchor)) return translation;
  const same = here.length === there.length ? here[there.indexOf(anchor)] : undefined;
  return same ? `${address}#${same}` : address;
}

/**
 * Adds `hrefLang` to links to pages in another language, and says so after the text of a link to a page in English.
 * @param inEnglish The words for "(in English)", by language.
 */
export function markForeignLinks(
  pages: readonly ContentPage[],
  inEnglish: (language: Language) => string,
): ContentPage[] {
  const langs = new Map(pages.map((page) => [page.path, page.lang]));
  return pages.map((page) => {
    const language = languageOf(page.lang);
    const marked = mapLinks(page, (props, href) => {
      const hrefLang = langs.get(href.split(/[?#]/)[0] ?? '');
      return hrefLang && languageOf(hrefLang) !== language ? { ...props, hrefLang } : props;
    });
    if (language === 'en') return marked;
    return { ...marked, body: marked.body.map((node) => withNotice(node, inEnglish(language))) };
  });
}

/** Adds a notice to the text of each link to a page in English, unless the text is "English". */
function withNotice(node: TreeNode, notice: string): TreeNode {
  if (typeof node === 'string') return node;
  const [name, props, ...children] = node;
  const isForeign = name === 'a' && props && props.hrefLang && languageOf(props.hrefLang) === 'en';
  const shown = children.map((child) => withNotice(child, notice));
  return isForeign && children[0] !== 'English'
    ? [name, props, ...shown, englishNotice(notice)]
    : [name, props, ...shown];
}

type Props = Record<string, string>;

function mapLinks(page: ContentPage, change: (props: Props, href: string) => Props): ContentPage {
  const body = mapNodes(page.body, { props: (props) => (props && props.href ? change(props, props.href) : props) });
  return { ...page, body };
}
