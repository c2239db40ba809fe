/** The languages the site speaks, as BCP 47 tags without a country. A new one is added here first. */
export const LANGUAGES = ['en', 'zh-Hant', 'zh-Hans', 'ja', 'ko', 'ar', 'es', 'fr', 'de', 'it', 'nl'] as const;

/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

/** Scripts written from right to left, by primary subtag. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/**
 * The writing direction of a language tag.
 * @param tag A BCP 47 tag, such as `ar-AE`.
 */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(primarySubtag(tag)) ? 'rtl' : 'ltr';
}

/**
 * The language whose messages a page in `tag` uses: `en-JP` speaks `en`, `zh-Hant-HK` speaks `zh-Hant`.
 * @throws {RangeError} when the site has no messages for the tag.
 */
export function languageOf(tag: string): Language {
  const lower = `${tag.toLowerCase()}-`;
  const language = LANGUAGES.find((known) => lower.startsWith(`${known.toLowerCase()}-`));
  if (!language) {
    throw new RangeError(
      `No messages for the language "${tag}". The site speaks ${LANGUAGES.join(', ')}: add it to LANGUAGES in @tutoring/domain and write its messages.`,
    );
  }
  return language;
}

/** The address of a page that there is in each language: `/contact` in English, `/contact/zh-hant` and so on. */
export function addressIn(path: string, language: Language): string {
  return language === 'en' ? path : `${path}/${language.toLowerCase()}`;
}

/**
 * The tag by which numbers and dates of a page are written: with Latin digits and the Gregorian calendar, as all our texts
 * and tables have them. Otherwise `Intl` writes Arabic-Indic digits, and years of the Hijra, for some countries.
 */
export function formattingTag(tag: string): string {
  return `${tag}-u-ca-gregory-nu-latn`;
}

function primarySubtag(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? '';
}
