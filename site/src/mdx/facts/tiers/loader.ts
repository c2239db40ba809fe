import { priceText } from '@tutoring/domain/prices';
import type { Amount } from '@tutoring/ui/price';
import type { Loader } from '../../../build/model/mdx-component';
import { fromPrice } from '../../../build/model/price-lines';
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
  /** Some numbers of sessions, each with its whole price at the lowest price of a session. */
  sums: string[];
  /** What happens with sessions that are not used. */
  unused: string;
  /** How it ends. */
  stop: string;
}

export const tiers: Loader<TierFacts[]> = {
  load: ({ language, data }) =>
    data.tiers.map(({ name, audience, label, price, contents, action, sizes, unused, stop }) => ({
      name: say(name, language),
      audience: say(audience, language),
      ...(label && { label: say(label, language) }),
      price: price === 'from' ? data.prices.from : say(price, language),
      contents: contents.map((content) => say(content, language)),
      action: { href: action.href, label: say(action.label, language) },
      sums: sizes.sessions.map((sessions) => {
        const sum = data.prices.from.map(({ currency, amount }) => ({ currency, amount: amount * sessions }));
        return say(sizes.each, language)
          .replace('{sessions}', String(sessions))
          .replace('{price}', priceText(sum, language));
      }),
      unused: say(unused, language),
      stop: say(stop, language),
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
