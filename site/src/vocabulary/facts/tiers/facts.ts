import type { Amount } from '@tutoring/ui/price';
import type { LookUp } from '../../word';
import { fromPrice } from '../price/lines';
import { say } from '../say';

/** A way to book, in the page's language. */
export interface TierFacts {
  name: string;
  audience: string;
  label?: string;
  /** Amounts, or how the price is found. */
  price: Amount[] | string;
  contents: string[];
  action: { href: string; label: string };
}

export const tiers: LookUp<TierFacts[]> = {
  find: ({ language, data }) =>
    data.tiers.map(({ name, audience, label, price, contents, action }) => ({
      name: say(name, language),
      audience: say(audience, language),
      ...(label && { label: say(label, language) }),
      price: price === 'from' ? data.prices.from : say(price, language),
      contents: contents.map((content) => say(content, language)),
      action: { href: action.href, label: say(action.label, language) },
    })),
  textOf: (all) =>
    all.flatMap(({ name, audience, label, price, contents, action }) => [
      name,
      audience,
      ...(label === undefined ? [] : [label]),
      ...(typeof price === 'string' ? [price] : []),
      ...contents,
      action.label,
    ]),
  linesOf: (all, _, said) =>
    all.map((tier) => ({
      heading: tier.name,
      lines: [tier.audience, typeof tier.price === 'string' ? tier.price : fromPrice(said), ...tier.contents],
    })),
};
