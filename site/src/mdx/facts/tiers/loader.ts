import type { Language } from '@tutoring/domain/languages';
import { priceText } from '@tutoring/domain/prices';
import { fill, fillCount } from '@tutoring/ui/internal/fill';
import type { Amount } from '@tutoring/ui/price';
import type { SiteData } from '../../../build/content/data';
import { addressFor } from '../../../build/content/translations';
import { englishNotice } from '../../../build/model/in-english';
import type { Loader } from '../../../build/model/mdx-component';
import { fromPrice } from '../../../build/model/price-lines';
import { priceOfSessions, tierTexts } from './texts';

/** A booking tier, in the page's language. */
export interface TierFacts {
  name: string;
  audience: string;
  label?: string;
  /** Amounts, or a text that says how we find the price. */
  price: Amount[] | string;
  contents: string[];
  action: { href: string; label: string };
  /** The total price of some numbers of sessions, at the lowest price of a session. */
  sums: string[];
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
  load: ({ language, data }) =>
    data.tiers.map(({ id, price, action, sizes }) => {
      const { label, each, price: priceOf = '{sum}', action: linkText, ...texts } = tierTexts(id, language, data);
      const sums = sizes.map((sessions) =>
        fillCount(each, sessions, language, {
          values: { price: priceText(priceOfSessions(sessions, data), language) },
        }),
      );
      return {
        name: texts.name,
        audience: texts.audience,
        ...(label && { label }),
        price: price === 'from' ? data.prices.from : fill(priceOf, { sum: sums[0] ?? '' }),
        contents: texts.contents,
        action: actionOf(action, linkText, language, data),
        sums,
        stop: texts.stop,
      };
    }),
  textOf: (all) =>
    all.flatMap(({ name, audience, label, price, contents, action }) => [
      name,
      audience,
      ...(label === undefined ? [] : [label]),
      ...(typeof price === 'string' ? [price] : []),
      ...contents,
      action.label,
    ]),
  linesOf: (all, _, shared) =>
    all.map((tier) => ({
      heading: tier.name,
      lines: [tier.audience, typeof tier.price === 'string' ? tier.price : fromPrice(shared), ...tier.contents],
    })),
};
