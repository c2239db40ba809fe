import type { VisitorLocation } from '@tutoring/ui/consent';

/** A language with its script, and where it is likely spoken: `zh-HK` is Chinese in traditional script, of Hong Kong. */
function likely(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    // Whatever a browser or an extension says.
    return undefined;
  }
}

/** Two tags alike in what matters to a reader. */
const spoken = (tag: string) => {
  const { language, script } = likely(tag) ?? {};
  return `${language}-${script}`;
};

/**
 * The place, of those that have a page, in which a visitor is: by the network, or if that knows nothing by the language
 * they read best. English is read everywhere, and says nothing.
 * @param places ISO 3166-1 codes, or 3166-2 where only a part of a country has a page.
 */
export function placeOf(
  location: VisitorLocation | undefined,
  languages: readonly string[],
  places: readonly string[],
): string | undefined {
  const [best = 'en'] = languages;
  const { language, region } = likely(best) ?? {};
  const country = location?.country ?? (language === 'en' ? undefined : region);
  return places.find((place) => place === country || place === `${country}-${location?.region}`);
}

/** A card, its language, and where its links lead. */
export interface RegionCard {
  lang: string;
  paths: readonly string[];
}

/** A page and its language. */
export interface Here {
  path: string;
  lang: string;
}

/**
 * The card that speaks to a visitor best: in the first of their languages that their region has. Nothing on a page of
 * the region that they can read.
 */
export function cardFor<Card extends RegionCard>(
  cards: readonly Card[],
  languages: readonly string[],
  here: Here,
): Card | undefined {
  const isIn = (tag: string) => (card: Card) => spoken(card.lang) === spoken(tag);
  const own = languages.flatMap((tag) => cards.find(isIn(tag)) ?? [])[0];
  const isThere = cards.some(({ paths }) => paths.includes(here.path));
  if (isThere) return languages.some((tag) => spoken(tag) === spoken(here.lang)) ? undefined : own;
  return own ?? cards.find(isIn(here.lang)) ?? cards.find(isIn('en')) ?? cards[0];
}
