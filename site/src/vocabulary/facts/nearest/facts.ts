import { languageOf } from '@tutoring/domain/languages';
import { regionName, type ContentTree } from '../../../../build/model/content-tree';
import type { SiteData } from '../../../../build/read/data';
import type { PageCard } from '../../../contract/page';
import { textOfCards } from '../../pages/facts';
import type { LookUp } from '../../word';

/** The English pages of the regions nearest to one that has none. */
export const nearest: LookUp<PageCard[]> = {
  find: ({ page: { path }, tree, data }) =>
    (tree.regionWithoutPageAt(path)?.nearest ?? []).flatMap((id) => englishCard(id, tree, data)),
  textOf: textOfCards,
  linesOf: () => [],
};

/** The card of a region's English page; none, if it has no such page. */
export function englishCard(id: string, tree: ContentTree, data: SiteData): PageCard[] {
  const region = data.regions.withPage.find((other) => other.id === id);
  const variant = region?.languages.find(({ lang }) => languageOf(lang) === 'en');
  const page = variant && tree.at(variant.path);
  return region && page ? [{ href: page.path, label: regionName(region, data, 'en'), text: page.description }] : [];
}
