import { languageOf } from '@tutoring/domain/languages';
import { pathIn } from '../../shared/paths';
import type { TreeNode } from '../../shared/tree';
import type { ContentPage } from '../content/content';
import { elementsIn, mapNodes } from './walk';

/** Every address that a body links to. */
export function linksIn(body: readonly TreeNode[]): string[] {
  return elementsIn(body).flatMap(([, props]) => (props && props.href ? [props.href] : []));
}

/** Points links at the version in the page's language, for the pages that exist in every language. */
export function localizeLinks(pages: readonly ContentPage[]): ContentPage[] {
  return pages.map((page) =>
    mapLinks(page, (props, href) => ({ ...props, href: pathIn(languageOf(page.lang), href) })),
  );
}

/** Adds `hrefLang` to links to pages in another language. */
export function markForeignLinks(pages: readonly ContentPage[]): ContentPage[] {
  const langs = new Map(pages.map((page) => [page.path, page.lang]));
  return pages.map((page) =>
    mapLinks(page, (props, href) => {
      const hrefLang = langs.get(href.split(/[?#]/)[0] ?? '');
      return hrefLang && languageOf(hrefLang) !== languageOf(page.lang) ? { ...props, hrefLang } : props;
    }),
  );
}

type Props = Record<string, string>;

function mapLinks(page: ContentPage, change: (props: Props, href: string) => Props): ContentPage {
  const body = mapNodes(page.body, { props: (props) => (props && props.href ? change(props, props.href) : props) });
  return { ...page, body };
}
