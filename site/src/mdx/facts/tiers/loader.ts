import { priceText } from '@tutoring/domain/prices';
import type { Amount } from '@tutoring/ui/price';
import type { Loader } from '../../../build/model/mdx-component';
import { fromPrice } from '../../../build/model/price-lines';
import { localisedText } from '../localised-text';

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

export const tiers: Loader<TierFacts[]> = {
  load: ({ language, data }) =>
    data.tiers.map(({ name, audience, label, price, contents, action, sizes, stop }) => {
      const sums = sizes.sessions.map((sessions) => {
        const sum = data.prices.from.map(({ currency, amount }) => ({ currency, amount: amount * sessions }));
        return localisedText(sizes.each, language)
          .replace('{sessions}', String(sessions))
          .replace('{price}', priceText(sum, language));
      });
      return {
        name: localisedText(name, language),
        audience: localisedText(audience, language),
        ...(label && { label: localisedText(label, language) }),
        price: price === 'from' ? data.prices.from : localisedText(price, language).replace('{sum}', sums[0] ?? ''),
        contents: contents.map((content) => localisedText(content, language)),
        action: { href: action.href, label: localisedText(action.label, language) },
        sums,
        stop: localisedText(stop, language),
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
