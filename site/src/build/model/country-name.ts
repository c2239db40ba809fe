import { formattingTag } from '@tutoring/domain/languages';

/** Cached, because creating one takes a thousand times as long as using it. */
const countryNames = new Map<string, Intl.DisplayNames>();

/** Names that CLDR has only short: the long ones say more than a footer should. */
const SHORT: ReadonlySet<string> = new Set(['HK', 'MO']);

/** A country's name from CLDR: long, such as “Royaume-Uni”; in English the usual short one, “UK”. */
export function countryName(country: string, lang: string): string {
  const style = lang.startsWith('en') || SHORT.has(country) ? 'short' : 'long';
  const key = `${lang} ${style}`;
  const names = countryNames.get(key) ?? new Intl.DisplayNames(formattingTag(lang), { type: 'region', style });
  countryNames.set(key, names);
  return names.of(country) ?? country;
}
