import { englishCard } from '../../../build/model/english-card';
import type { PageCard } from '../../../shared/page';
import { textOfCards } from '../../pages/loader';
import type { Loader } from '../../../build/model/mdx-component';

/** The English pages of the nearest regions, for a region without its own page. */
export const nearest: Loader<PageCard[]> = {
  load: ({ page: { path }, tree, data }) =>
    (tree.regionWithoutPageAt(path)?.nearest ?? []).flatMap((id) => englishCard(id, tree, data)),
  textOf: textOfCards,
  linesOf: () => [],
};
