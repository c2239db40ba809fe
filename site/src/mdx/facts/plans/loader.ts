import type { Amount } from '@tutoring/ui/price';
import type { Loader } from '../../../build/model/mdx-component';
import { spaceAfterStop } from '../../../shared/punctuation';
import { rowOf } from '../../../build/model/lines';
import { dependsOnText } from '../price/loader';
import { levelSums, priceOfSessions, tierTexts, type LevelSums } from '../tiers/texts';

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
  /** What decides the price, and how that of a month is worked out. */
  moves: string;
  /** The full price of each size, at each level that has a price of its own. */
  levels: LevelSums[];
}

export const plans: Loader<PlanFacts[]> = {
  load: (context) => {
    const { language, data } = context;
    return data.tiers.flatMap(({ id, cards, sizes }) => {
      const { cards: texts, contents, stop } = tierTexts(id, language, data);
      if (!cards || !texts) return [];
      const { size: counted, unit } = texts;
      const plans = sizes.map((size) => ({ size, amounts: priceOfSessions(size, data) }));
      const moves = [dependsOnText(data.messages[language], data), texts.month].join(spaceAfterStop(language));
      return { counted, unit, plans, contents, stop, moves, levels: levelSums(id, context) };
    });
  },
  textOf: (all) =>
    all.flatMap(({ moves, levels }) => [moves, ...levels.map(({ label, sums }) => rowOf([label, ...sums]))]),
};
