import type { Language } from '@tutoring/domain/languages';
import { fill } from '@tutoring/ui/internal/fill';
import type { Amount } from '@tutoring/ui/price';
import type { SiteData } from '../../../build/content/data';
import { addressFor } from '../../../build/content/translations';
import { englishNotice } from '../../../build/model/in-english';
import type { Loader } from '../../../build/model/mdx-component';
import { fromPrice, levelPrices } from '../../../build/model/price-lines';
import { levelSums, sumsOf, tierTexts, type LevelSums } from './texts';

/** A booking tier, in the page's language. */
export interface TierFacts {
  name: string;
  audience: string;
  label?: string;
  /** Amounts, or a text that says how we find the price. */
  price: Amount[] | string;
  /** With amounts: the price of each level that has its own. */
  levelPrices: string[];
  contents: string[];
  action: { href: string; label: string };
  /** The total price of some numbers of sessions, at the lowest price of a session. */
  sums: string[];
  /** The same at the price of each level that has its own. */
  levels: LevelSums[];
  /** How to stop. */
  stop: string;
}

/** The link of a tier. It says so if its page exists only in English. */
function actionOf(address: string, text: string, language: Language, data: SiteData): TierFacts['action'] {
  const href = addressFor(language, address, data.translations);
  const isForeign = language !== 'en' && href === address;
  return { href, label: isForeign ? text + englishNotice(data.messages[language].inEnglish) : text };
}

export const tiers: Loader<TierFacts[]> = {
  load: (context) => {
    const { language, data } = context;
    return data.tiers.map(({ id, price, action }) => {
      const { label, price: priceOf = '{sum}', action: linkText, ...texts } = tierTexts(id, language, data);
      const sums = sumsOf(id, language, data);
      return {
        name: texts.name,
        audience: texts.audience,
        ...(label && { label }),
        price: price === 'from' ? data.prices.from : fill(priceOf, { sum: sums[0] ?? '' }),
        levelPrices: price === 'from' ? levelPrices(data, language) : [],
        contents: texts.contents,
        action: actionOf(action, linkText, language, data),
        sums,
        levels: levelSums(id, context),
        stop: texts.stop,
      };
    });
  },
  textOf: (all) =>
    all.flatMap(({ name, audience, label, price, levelPrices, contents, action }) => [
      name,
      audience,
      ...(label === undefined ? [] : [label]),
      ...(typeof price === 'string' ? [price] : []),
      ...levelPrices,
      ...contents,
      action.label,
    ]),
  linesOf: (all, _, shared) =>
    all.map((tier) => ({
      heading: tier.name,
      lines: [
        tier.audience,
        typeof tier.price === 'string' ? tier.price : fromPrice(shared),
        ...tier.levelPrices,
        ...tier.contents,
      ],
    })),
};
