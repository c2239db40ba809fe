import { formattingTag, languageOf } from './languages';

/** An amount of money. */
export interface Amount {
  /** ISO 4217, such as `CAD`. */
  currency: string;
  /** In whole units of the currency: 79.5 is 79 dollars and 50 cents. */
  amount: number;
}

/**
 * A price in one or more currencies, such as `USD 59 / CAD 79`. It uses currency codes, because many currencies are
 * written `$`. The language decides the position of the code and the grouping of digits. Arabic names the currency: a code would
 * break the direction of the line.
 * @param lang BCP 47.
 */
export function priceText(amounts: readonly Amount[], lang: string): string {
  return amounts.map((amount) => amountText(amount, lang)).join(' / ');
}

/** Arabic names of currencies, in the form that a number demands. CLDR has only one form. */
const ARABIC: Readonly<Record<string, Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  USD: { few: 'دولارات أمريكية', many: 'دولارًا أمريكيًا', other: 'دولار أمريكي' },
  CAD: { few: 'دولارات كندية', many: 'دولارًا كنديًا', other: 'دولار كندي' },
};

function amountText({ currency, amount }: Amount, lang: string): string {
  const names = languageOf(lang) === 'ar' ? ARABIC[currency] : undefined;
  if (names) {
    const form = new Intl.PluralRules('ar').select(amount);
    return `${new Intl.NumberFormat(formattingTag(lang)).format(amount)}\u00a0${names[form] ?? names.other ?? currency}`;
  }
  // Older browsers lack `trailingZeroDisplay`, which would hide the cents of whole amounts.
  const cents = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
  const format = { style: 'currency', currency, currencyDisplay: 'code', ...cents } as const;
  return new Intl.NumberFormat(formattingTag(lang), format).format(amount);
}
