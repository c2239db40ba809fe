import { formattingTag, languageOf, type Language } from './languages';

/** An amount of money. */
export interface Amount {
  /** ISO 4217, such as `CAD`. */
  currency: string;
  /** In whole units of the currency: 79.5 is seventy-nine and a half. */
  amount: number;
}

/** An amount of money from least to most. */
export interface AmountRange {
  /** ISO 4217, such as `CAD`. */
  currency: string;
  /** In whole units of the currency, and positive. */
  least: number;
  /** In whole units of the currency, and positive. */
  most: number;
}

/**
 * A price in one or more currencies, such as `USD 59 / CAD 79`. It uses currency codes, because many currencies are
 * written `$`. The language decides the position of the code and the grouping of digits. Arabic names the currency: a code would
 * break the direction of the line.
 * @param lang BCP 47.
 */
export function priceText(amounts: readonly Amount[], lang: string): string {
  return priceRangeText(
    amounts.map(({ currency, amount }) => ({ currency, least: amount, most: amount })),
    lang,
  );
}

/**
 * A price from least to most, which names each currency once: `USD 236–295 / CAD 316–395`. It writes a price that is certain as
 * {@link priceText} does.
 * @param lang BCP 47.
 */
export function priceRangeText(ranges: readonly AmountRange[], lang: string): string {
  return ranges.map((range) => amountText(range, lang)).join(' / ');
}

/** The sign between two numbers, where it is no en dash. */
const RANGE_SIGNS: Partial<Record<Language, string>> = { ja: '～', ko: '~' };

/**
 * A range of two numbers: `4–5`, in Japanese `4～5`. One number, if both are the same. It has no direction marks: on a
 * right-to-left page the least number is on the right, where reading begins.
 * @param lang BCP 47.
 */
export function numberRangeText(least: string, most: string, lang: string): string {
  return least === most ? most : `${least}${RANGE_SIGNS[languageOf(lang)] ?? '–'}${most}`;
}

/** Arabic names of currencies, in the form that a number demands. CLDR has only one form. */
const ARABIC: Readonly<Record<string, Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  USD: { few: 'دولارات أمريكية', many: 'دولارًا أمريكيًا', other: 'دولار أمريكي' },
  CAD: { few: 'دولارات كندية', many: 'دولارًا كنديًا', other: 'دولار كندي' },
};

/** The number of an amount: from its first digit to its last. */
const NUMBER = /\d(?:.*\d)?/;

function amountText({ currency, least, most }: AmountRange, lang: string): string {
  const names = languageOf(lang) === 'ar' ? ARABIC[currency] : undefined;
  // Older browsers lack `trailingZeroDisplay`, which would hide the cents of whole amounts.
  const cents = [least, most].every(Number.isInteger) ? { maximumFractionDigits: 0 } : {};
  const options = { style: 'currency', currency, currencyDisplay: 'code', ...cents } as const;
  const numbers = new Intl.NumberFormat(formattingTag(lang), names ? {} : options);
  // The name has the form that the last number demands.
  const name = names && `\u00a0${names[new Intl.PluralRules('ar').select(most)] ?? names.other ?? currency}`;
  const [from = ''] = NUMBER.exec(numbers.format(least)) ?? [];
  // Older browsers lack `formatRange`, and languages differ in its sign.
  return `${numbers.format(most)}${name ?? ''}`.replace(NUMBER, (to) => numberRangeText(from, to, lang));
}

/** How currencies are called in a sentence after “in”, where CLDR has another form: in German, for example, it has no dative. */
const NAMES: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  ar: { CAD: 'الدولار الكندي', EUR: 'اليورو', GBP: 'الجنيه الإسترليني', USD: 'الدولار الأمريكي' },
  de: { CAD: 'kanadischen Dollar', GBP: 'britischen Pfund' },
  es: { USD: 'dólares estadounidenses' },
  fr: { USD: 'dollars américains' },
  it: { USD: 'dollari americani' },
  ja: { CAD: 'カナダドル' },
  nl: { CAD: 'Canadese dollars', USD: 'Amerikaanse dollars' },
  'zh-Hans': { CAD: '加元' },
  'zh-Hant': { CAD: '加元' },
};
/** Where “US dollars and Canadian dollars” leaves the word that both names share: with the first name, or with the last. */
const SHARED_WORD: Partial<Record<Language, 'first' | 'last'>> = {
  en: 'last',
  es: 'first',
  fr: 'first',
  it: 'first',
  nl: 'last',
};

/**
 * Currencies in a sentence: `US and Canadian dollars`.
 * @param currencies ISO 4217, such as `CAD`.
 * @param lang BCP 47.
 * @param join Whether all of them are meant, or one of them.
 */
export function currenciesText(currencies: readonly string[], lang: string, join: 'and' | 'or'): string {
  const language = languageOf(lang);
  const names = sharing(
    currencies.map((currency) => NAMES[language]?.[currency] ?? pluralName(currency, lang)),
    SHARED_WORD[language],
  );
  if (language === 'ja' && join === 'and') return names.join('と');
  return new Intl.ListFormat(lang, { type: join === 'and' ? 'conjunction' : 'disjunction' }).format(names);
}

/** A currency's name beside an amount that is neither one nor few, such as `euros`. */
function pluralName(currency: string, lang: string): string {
  const parts = new Intl.NumberFormat(formattingTag(lang), { style: 'currency', currency, currencyDisplay: 'name' });
  return parts.formatToParts(100).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Says a word that all names have only once. */
function sharing(names: readonly string[], place: 'first' | 'last' | undefined): readonly string[] {
  const words = names.map((name) => name.split(' '));
  const shared = new Set(words.map((all) => (place === 'first' ? all[0] : all.at(-1))));
  if (!place || names.length < 2 || shared.size > 1 || words.some(({ length }) => length < 2)) return names;
  return words.map((all, at) => {
    if (place === 'first') return (at === 0 ? all : all.slice(1)).join(' ');
    return (at === words.length - 1 ? all : all.slice(0, -1)).join(' ');
  });
}
