import type { DirectAnswer } from '@tutoring/domain/chat-answer';
import type { Language } from '@tutoring/domain/languages';

/** Somebody who listens. */
export interface Helpline {
  /** As the organisation writes it. */
  name: string;
  /** The language of its name. */
  lang: Language;
  /** `protection`: where a child is being harmed. */
  for: 'everyone' | 'young' | 'protection';
  /** The number to call, as people read it. */
  call: string;
  /** The number that takes text messages. @default none */
  text?: string | undefined;
  /** Whether somebody answers day and night. @default false */
  always?: boolean | undefined;
  /** Other hours, in the language of its name. @default not said */
  opening?: string | undefined;
}

/** Helplines and emergency numbers of a country. */
export interface CountryHelplines {
  /** ISO 3166-1. */
  country: string;
  /** The numbers to call in danger; both are often the same. */
  emergency: { police: string; ambulance: string };
  /** In the order of the data: {@link inOrder} sorts them for an answer. */
  lines: readonly Helpline[];
}

/** Whom somebody in distress can call. */
export interface ChatHelplines {
  /** The countries that a visitor can choose. */
  countries: readonly CountryHelplines[];
  /** A directory for all other countries. */
  elsewhere: { name: string; url: string };
  /** The page that lists them all. */
  list: string;
  /** The page that says how to raise a concern. */
  concern: string;
}

/** Where most people live who write a language. In English that is no country of theirs more than another's. */
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
 * The country whose helplines are shown first: where the visitor is, else that of the page or of the browser's languages,
 * where these are the message's language, else the likeliest of that language. `undefined` where the visitor's country is known and not in the list.
 * @param tags The page's language and those of the browser, BCP 47.
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

/** The region of a tag in the message's language: a browser in American English says nothing of who writes German. */
function regionOf(tag: string, language: Language): string | undefined {
  try {
    const locale = new Intl.Locale(tag);
    return locale.language === new Intl.Locale(language).language ? locale.region : undefined;
  } catch {
    return undefined;
  }
}

/** Who comes first for whom. */
const ORDER: Readonly<Record<Exclude<DirectAnswer['about'], 'machine'>, readonly Helpline['for'][]>> = {
  distress: ['everyone', 'young', 'protection'],
  worries: ['young', 'everyone', 'protection'],
  abuse: ['protection', 'young', 'everyone'],
};

/** The lines of a country, those first that suit an answer best. */
export function inOrder(lines: readonly Helpline[], about: keyof typeof ORDER): Helpline[] {
  return [...lines].sort((one, other) => ORDER[about].indexOf(one.for) - ORDER[about].indexOf(other.for));
}
