/** Cached, because creating one takes a thousand times as long as using it. */
const countryNames = new Map<string, Intl.DisplayNames>();

/** A country's short name from CLDR. */
export function countryName(country: string, lang: string): string {
  const names = countryNames.get(lang) ?? new Intl.DisplayNames(lang, { type: 'region', style: 'short' });
  countryNames.set(lang, names);
  return names.of(country) ?? country;
}
