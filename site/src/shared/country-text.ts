/**
 * What print in one country writes differently from its language, so that a page of that country has one voice with its writers'
 * text: in Switzerland no ß, other quotation marks and times, and the words of its schools.
 */
const REPLACEMENTS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'de-CH': [
    [/ß/g, 'ss'],
    [/„/g, '«'],
    [/“/g, '»'],
    [/‚([^‘]*)‘/g, '‹$1›'],
    [/\bLehrkräften?\b/g, 'Lehrpersonen'],
    [/\bLehrkraft\b/g, 'Lehrperson'],
    [/\bEinheit(en)?\b/g, 'Lektion$1'],
    [/\bWerktag/g, 'Arbeitstag'],
    [/\bSorgeberechtigte/g, 'Erziehungsberechtigte'],
    [/\b(\d{1,2}):(\d{2})\b/g, '$1.$2'],
  ],
};

/** Cached, because every component of a page asks for its messages. */
const cache = new WeakMap<object, Map<string, unknown>>();

/**
 * A text, or all texts in an object, as print in the country writes them. Addresses stay as they are.
 * @param lang BCP 47. Most tags change nothing.
 */
export function inCountry<Value>(value: Value, lang: string): Value {
  const rules = REPLACEMENTS[lang];
  if (!rules) return value;
  if (typeof value === 'string') return (/^(\/|https?:|mailto:)/.test(value) ? value : applied(value, rules)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const cached = cache.get(value)?.get(lang);
  if (cached) return cached as Value;
  const changed = Array.isArray(value)
    ? value.map((one: unknown) => inCountry(one, lang))
    : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inCountry<unknown>(one, lang)]));
  cache.set(value, new Map([...(cache.get(value) ?? []), [lang, changed]]));
  return changed as Value;
}

function applied(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((result, [pattern, by]) => result.replace(pattern, by), text);
}
