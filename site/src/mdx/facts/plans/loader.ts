import type { Amount } from '@tutoring/ui/price';
import type { Loader } from '../../../build/model/mdx-component';
import { priceOfSessions, tierTexts } from '../tiers/texts';

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
  load: ({ language, data }) =>
    data.tiers.flatMap(({ id, cards, sizes }) => {
      const { cards: texts, contents, stop } = tierTexts(id, language, data);
      if (!cards || !texts) return [];
      const { size: counted, unit, moves } = texts;
      const plans = sizes.map((size) => ({ size, amounts: priceOfSessions(size, data) }));
      return { counted, unit, plans, contents, stop, moves };
    }),
  textOf: (all) => all.flatMap(({ moves }) => [moves]),
};
