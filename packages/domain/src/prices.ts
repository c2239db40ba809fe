import { formattingTag } from './languages';

/** An amount of money. */
export interface Amount {
  /** ISO 4217, such as `CAD`. */
  currency: string;
  /** In whole units of the currency: 79.5 is 79 dollars and 50 cents. */
  amount: number;
}

/**
 * A price in one or more currencies, such as `USD 59 / CAD 79`. It uses currency codes, because many currencies are
 * written `$`. The language decides the position of the code and the grouping of digits.
 * @param lang BCP 47.
 */
export function priceText(amounts: readonly Amount[], lang: string): string {
  return amounts.map((amount) => amountText(amount, lang)).join(' / ');
}

function amountText({ currency, amount }: Amount, lang: string): string {
  // Older browsers lack `trailingZeroDisplay`, which would hide the cents of whole amounts.
  const cents = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
  const format = { style: 'currency', currency, currencyDisplay: 'code', ...cents } as const;
  return new Intl.NumberFormat(formattingTag(lang), format).format(amount);
}
