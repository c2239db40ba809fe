import type { DirectAnswer, UrgentSubject } from '@tutoring/domain/chat-answer';
import type { Language } from '@tutoring/domain/languages';

/** A helpline that people can call or text. */
export interface Helpline {
  /** The organisation's name, as it writes it. */
  name: string;
  /** The language of `name` and `opening`. */
  lang: Language;
  /** Whom it serves. `young`: children and young people. `protection`: children who are being harmed. */
  for: 'everyone' | 'young' | 'protection';
  /** The number to call, in the usual format, such as `116 111`. */
  call: string;
  /** The number that takes text messages. @default none */
  text?: string | undefined;
  /** Whether somebody answers day and night. @default false */
  always?: boolean | undefined;
  /** The opening hours if they are not day and night, in the language `lang`. @default not shown */
  opening?: string | undefined;
}

/** Helplines and emergency numbers of a country. */
export interface CountryHelplines {
  /** ISO 3166-1 alpha-2, such as `CH`. */
  country: string;
  /** The emergency numbers. Both are often the same. ` / ` separates alternatives, as in `911 / 999`. */
  emergency: { police: string; ambulance: string };
  /** Unsorted: {@link inOrder} sorts them for each answer. */
  lines: readonly Helpline[];
}

/** The helplines that direct answers show. */
export interface ChatHelplines {
  /** The countries that a visitor can choose. */
  countries: readonly CountryHelplines[];
  /** A directory of helplines in all other countries. */
  elsewhere: { name: string; url: string };
  /** The address of the page that lists all helplines. */
  list: string;
  /** The address of the page that explains how to raise a concern. */
  concern: string;
}

/** A likely country for each language, used if nothing else is known. For English no country is much likelier than others. */
const LIKELY: Readonly<Record<Language, string>> = {
  en: 'US',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  ja: 'JP',
  ko: 'KR',
  'zh-Hans': 'CN',
  'zh-Hant': 'HK',
  ar: 'SA',
};

/**
 * Returns the country whose helplines the chat shows first. If the visitor's country is known, it is that country. Otherwise
 * it is the first listed region among the tags in the message's language, or the likely country of that language.
 * @param tags The page's language, then the browser's languages, as BCP 47 tags.
 * @returns `undefined` if that country is not in `countries`.
 */
export function countryOf(
  { language, country }: DirectAnswer,
  countries: readonly CountryHelplines[],
  tags: readonly string[],
): string | undefined {
  const known = (code: string | undefined) => countries.find((one) => one.country === code)?.country;
  if (country) return known(country);
  for (const tag of tags) {
    const found = known(regionOf(tag, language));
    if (found) return found;
  }
  return known(LIKELY[language]);
}

/**
 * Returns the region of a tag if the tag is in the message's language. The region of another language says nothing: many who
 * write German have a browser in American English.
 */
function regionOf(tag: string, language: Language): string | undefined {
  try {
    const locale = new Intl.Locale(tag);
    return locale.language === new Intl.Locale(language).language ? locale.region : undefined;
  } catch {
    return undefined;
  }
}

/** The order of helplines for each kind of answer. */
const ORDER: Readonly<Record<UrgentSubject, readonly Helpline['for'][]>> = {
  distress: ['everyone', 'young', 'protection'],
  worries: ['young', 'everyone', 'protection'],
  abuse: ['protection', 'young', 'everyone'],
};

/** Returns a country's helplines, the most suitable for the answer first. */
export function inOrder(lines: readonly Helpline[], about: UrgentSubject): Helpline[] {
  return [...lines].sort((one, other) => ORDER[about].indexOf(one.for) - ORDER[about].indexOf(other.for));
}
