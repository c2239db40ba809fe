import { languageOf } from '@tutoring/domain/languages';
import type { PageCard } from '../../shared/page';
import type { SiteData } from '../content/data';
import { regionName, type ContentTree } from './content-tree';

/** The card of a region's English page, or nothing if it has none. */
export function englishCard(id: string, tree: ContentTree, data: SiteData): PageCard[] {
  const region = data.regions.withPage.find((other) => other.id === id);
  const variant = region?.languages.find(({ lang }) => languageOf(lang) === 'en');
  const page = variant && tree.at(variant.path);
  return region && page ? [{ href: page.path, label: regionName(region, data, 'en'), text: page.description }] : [];
}
