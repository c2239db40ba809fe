import type * as z from 'zod';
import { elementsIn } from '../../build/compile/walk';
import { minutesOf } from '../../build/compile/templates';
import type { ContentPage } from '../../build/content/content';
import type { ArticleCard, PageCard } from '../../shared/page';
import type { Loader } from '../../build/model/mdx-component';
import type { schema } from './schema';

export const loader: Loader<(PageCard | ArticleCard)[], z.output<typeof schema>> = {
  load({ page, tree, missing }, { below }) {
    const children = tree.childrenOf(below);
    if (children.length === 0) missing(`<Pages below="${below}" /> has no pages to show.`);
    return children
      .map(({ path }) => tree.at(tree.addressIn(page.lang, path)))
      .filter((child) => child !== undefined)
      .map((child) => ({ ...tree.cardOf(child, page.lang), ...articleOf(child) }));
  },
  textOf: textOfCards,
  // The chat quotes those pages instead.
  linesOf: () => [],
};

/** The fields that a list shows for articles only. */
function articleOf(page: ContentPage): Omit<ArticleCard, keyof PageCard> | undefined {
  const { claim, evidence, topic } = page;
  if (!claim || !evidence || !topic) return undefined;
  const sources = elementsIn(page.body).find(([name]) => name === 'Sources')?.[1];
  return {
    claim,
    evidence,
    topic,
    minutes: minutesOf(page),
    ...(sources && sources.checked && { checked: sources.checked }),
  };
}

/** The text of page cards. */
export function textOfCards(cards: readonly PageCard[]): string[] {
  return cards.flatMap(({ label, text }) => [label, text]);
}
