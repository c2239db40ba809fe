import type * as z from 'zod';
import type { PageCard } from '../../contract/page';
import type { LookUp } from '../word';
import type { attributes } from './attributes';

export const facts: LookUp<PageCard[], z.output<typeof attributes>> = {
  find({ page, tree, missing }, { below }) {
    const children = tree.childrenOf(below);
    if (children.length === 0) missing(`<Pages below="${below}" /> has no pages to show.`);
    return children.map((child) => tree.cardOf(child, page.lang));
  },
  textOf: textOfCards,
  // Those pages speak for themselves.
  linesOf: () => [],
};

/** What a reader reads of pages in a list. */
export function textOfCards(cards: readonly PageCard[]): string[] {
  return cards.flatMap(({ label, text }) => [label, text]);
}
