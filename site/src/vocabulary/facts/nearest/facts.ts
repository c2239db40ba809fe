import { languageOf } from '@tutoring/domain/languages';
import type { PageCard } from '../../../contract/page';
import { textOfCards } from '../../pages/facts';
import type { LookUp } from '../../word';

/** The English pages of the regions nearest to one that has none. */
export const nearest: LookUp<PageCard[]> = {
  find: ({ place, tree, data: { regions } }) =>
    (place.nearest ?? []).flatMap((code) => {
      const region = regions[code];
      const variant = region?.languages.find(({ lang }) => languageOf(lang) === 'en');
      const page = variant && tree.at(variant.path);
      return region && page ? [{ href: page.path, label: tree.regionName(region, 'en'), text: page.description }] : [];
    }),
  textOf: textOfCards,
};
