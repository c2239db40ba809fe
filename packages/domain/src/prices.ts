import { formattingTag } from './languages';

/** An amount of money. */
export interface Amount {
  /** ISO 4217, such as `CAD`. */
  currency: string;
  /** In whole units of the currency: 79.5 is 79 dollars and 50 cents. */
  amount: number;
}

/**
 * A price in one or more currencies, such as `USD 59 / CAD 79`. They are named by their codes, because half the
 * world's dollars are written `$`; where the code stands, and what groups thousands, is the language's.
 * @param lang BCP 47.
 */
export function priceText(amounts: readonly Amount[], lang: string): string {
  return amounts.map((amount) => amountText(amount, lang)).join(' / ');
}

function amountText({ currency, amount }: Amount, lang: string): string {
  // Whole amounts have no cents: `trailingZeroDisplay` would say so, and older browsers do not know it.
  const cents = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
  const format = { style: 'currency', currency, currencyDisplay: 'code', ...cents } as const;
  return new Intl.NumberFormat(formattingTag(lang), format).format(amount);
}
