import type { VisitorLocation } from '@tutoring/ui/consent';

/** Adds the likely script and region to a language tag: `zh-HK` becomes `zh-Hant-HK`. */
function likelyLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    // Browsers and extensions sometimes report invalid tags.
    return undefined;
  }
}

/** The language and script of a tag: readers of one can read the other. */
const languageAndScript = (tag: string) => {
  const { language, script } = likelyLocale(tag) ?? {};
  return `${language}-${script}`;
};

/**
 * Finds the visitor's region among those with a page: by their network location, or if that is unknown by their first
 * language. English is read everywhere, so it names no region.
 * @param regions ISO 3166-1 codes, or 3166-2 codes if only a part of a country has a page.
 */
export function findRegion(
  location: VisitorLocation | undefined,
  languages: readonly string[],
  regions: readonly string[],
): string | undefined {
  const [first = 'en'] = languages;
  const { language, region } = likelyLocale(first) ?? {};
  const country = location?.country ?? (language === 'en' ? undefined : region);
  return regions.find((code) => code === country || code === `${country}-${location?.region}`);
}

/** A region's suggestion in one language, and the paths of its links. */
export interface RegionCard {
  lang: string;
  paths: readonly string[];
}

/** The path and language of the current page. */
export interface CurrentPage {
  path: string;
  lang: string;
}

/**
 * Chooses the card in the first of the visitor's languages that their region has. Returns none on a page of the region
 * that they can read.
 */
export function chooseCard<Card extends RegionCard>(
  cards: readonly Card[],
  languages: readonly string[],
  current: CurrentPage,
): Card | undefined {
  const isInLanguage = (tag: string) => (card: Card) => languageAndScript(card.lang) === languageAndScript(tag);
  const own = languages.flatMap((tag) => cards.find(isInLanguage(tag)) ?? [])[0];
  const isOnRegionPage = cards.some(({ paths }) => paths.includes(current.path));
  if (isOnRegionPage)
    return languages.some((tag) => languageAndScript(tag) === languageAndScript(current.lang)) ? undefined : own;
  return own ?? cards.find(isInLanguage(current.lang)) ?? cards.find(isInLanguage('en')) ?? cards[0];
}
