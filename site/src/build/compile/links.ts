import { languageOf } from '@tutoring/domain/languages';
import { pathIn } from '../../shared/paths';
import type { TreeNode } from '../../shared/tree';
import type { ContentPage } from '../content/content';
import { elementsIn } from './walk';

/** Every address that a body links to. */
export function linksIn(body: readonly TreeNode[]): string[] {
  return elementsIn(body).flatMap(([, props]) => (props && props.href ? [props.href] : []));
}

/** Leads to the page in the reader's own language, where there is one in each. */
export function localizeLinks(pages: readonly ContentPage[]): void {
  for (const page of pages) {
    for (const [, props] of elementsIn(page.body)) {
      if (props && props.href) props.href = pathIn(languageOf(page.lang), props.href);
    }
  }
}

/** Marks links to pages in another language: browsers and readers are told which. */
export function markForeignLinks(pages: readonly ContentPage[]): void {
  const langs = new Map(pages.map((page) => [page.path, page.lang]));
  for (const page of pages) {
    for (const [, props] of elementsIn(page.body)) {
      const lang = props && props.href ? langs.get(props.href.split(/[?#]/)[0] ?? '') : undefined;
      if (props && lang && languageOf(lang) !== languageOf(page.lang)) props.hrefLang = lang;
    }
  }
}
