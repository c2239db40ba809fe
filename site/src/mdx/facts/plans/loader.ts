import type { Amount } from '@tutoring/ui/price';
import type { Loader } from '../../../build/model/mdx-component';
import { localisedText } from '../localised-text';

/** The sizes of a booking tier with their full prices, in the page's language. */
export interface PlanFacts {
  /** What the number of a size counts. */
  counted: string;
  /** What the price is. */
  unit: string;
  plans: { size: number; amounts: Amount[] }[];
  /** What every size contains. */
  contents: string[];
  /** How to stop. */
  stop: string;
  /** What changes the price. */
  moves: string;
}

export const plans: Loader<PlanFacts[]> = {
  load: ({ language, data: { tiers, prices } }) =>
    tiers.flatMap(({ cards, sizes, contents, stop }) =>
      cards
        ? {
            counted: localisedText(cards.size, language),
            unit: localisedText(cards.unit, language),
            plans: sizes.sessions.map((size) => ({
              size,
              amounts: prices.from.map(({ currency, amount }) => ({ currency, amount: amount * size })),
            })),
            contents: contents.map((text) => localisedText(text, language)),
            stop: localisedText(stop, language),
            moves: localisedText(cards.moves, language),
          }
        : [],
    ),
  textOf: (all) => all.flatMap(({ moves }) => [moves]),
};
