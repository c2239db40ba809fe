import { englishCard } from '../../../../build/model/english-card';
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
