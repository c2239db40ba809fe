import { currenciesText } from '@tutoring/domain/prices';

/** Puts the currencies of prices.yaml into a text: `%currencies%` (“US and Canadian dollars”) and `%currencies-or%`. */
export function withCurrencies(text: string, currencies: readonly string[], lang: string): string {
  return text.replace(/%currencies(-or)?%/g, (_, or: string | undefined) =>
    currenciesText(currencies, lang, or ? 'or' : 'and'),
  );
}

/** The currencies of a price, in the order of its amounts. */
export const currenciesOf = (price: readonly { currency: string }[]): string[] => price.map(({ currency }) => currency);
