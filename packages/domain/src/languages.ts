/** The site's languages, as BCP 47 tags without a country. Add a new language here first. */
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
 * The language of a tag's messages: `en` for `en-JP`, `zh-Hant` for `zh-Hant-HK`.
 * @throws {RangeError} if the site has no messages for the tag.
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

/** The address of a translated page: `/contact` in English, `/contact/zh-hant`, and so on. */
export function addressIn(path: string, language: Language): string {
  return language === 'en' ? path : `${path}/${language.toLowerCase()}`;
}

/**
 * The tag for formatting numbers and dates: it asks for Latin digits and the Gregorian calendar, which all our texts and
 * tables use. Without it, `Intl` writes Arabic-Indic digits and Islamic years for some countries. Traditional Chinese is that of
 * Hong Kong; `Intl` would name countries as Taiwan does.
 */
export function formattingTag(tag: string): string {
  return `${tag === 'zh-Hant' ? 'zh-Hant-HK' : tag}-u-ca-gregory-nu-latn`;
}

function primarySubtag(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? '';
}
