import type { Language } from '../languages';
import { spaced } from './phrases';

/** A place that pages are about. */
export interface PlaceWithPages {
  /** The beginnings of its pages' addresses, such as `/ae` and `/schools/dubai`. */
  paths: readonly string[];
  /** ISO 3166-1 country. */
  country?: string | undefined;
  /** Other names: cities, short names, adjectives, in any language. */
  names: readonly string[];
}

/** The places that pages are about, by the name in their address. */
export type Places = Readonly<Record<string, PlaceWithPages>>;

/** The place that a page is about. */
export function placeOfPath(path: string, places: Places): string | undefined {
  return Object.keys(places).find((place) =>
    places[place]?.paths.some((start) => path === start || path.startsWith(`${start}/`)),
  );
}

/** Parses places; `undefined` if they are invalid. */
export function readPlaces(value: unknown): Places | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const isPlace = ({ paths, names }: Record<string, unknown>) => Array.isArray(paths) && Array.isArray(names);
  return Object.values(value).every(isPlace) ? (value as Places) : undefined;
}

/** Countries without a page of ours: a question about one must not get another country's page. */
const COUNTRIES = [
  'AF AL DZ AR AM AT AZ BD BY BE BO BA BW BR BG KH CM CL CO CD CR HR CU CY CZ DK DO EC EG SV EE ET FI GE',
  'GH GR GT HN HU IS IN ID IR IQ IE IL IT JM JO KZ KE KW LV LB LY LT LU MY MT MX MA MM NP NG NO OM PK PA',
  'PY PE PH PL PT PR QA RO RU SN RS SK SI ZA LK SE SY TW TZ TH TN TR UG UA UY UZ VE VN ZM ZW',
].flatMap((codes) => codes.split(' '));

/** The places that a text names (`other` for a country without a page), and the text without them. */
export interface NamedPlaces {
  named: readonly string[];
  rest: string;
}

/** A name in a {@link spaced} text, and its place. */
type Name = readonly [name: string, place: string];

const namesByLanguage = new WeakMap<Places, Map<Language, readonly Name[]>>();

function namesOf(places: Places, language: Language): readonly Name[] {
  const known = namesByLanguage.get(places) ?? new Map<Language, readonly Name[]>();
  namesByLanguage.set(places, known);
  const names = known.get(language) ?? namesIn(places, language);
  known.set(language, names);
  return names;
}

function namesIn(places: Places, language: Language): Name[] {
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const all: [string, string][] = [
    ...Object.entries(places).flatMap(([place, { country, names }]) =>
      [...names, ...(country ? [countries.of(country) ?? ''] : [])].map((name): [string, string] => [name, place]),
    ),
    ...COUNTRIES.map((country): [string, string] => [countries.of(country) ?? '', 'other']),
  ];
  return (
    all
      .filter(([name]) => name !== '')
      .map(([name, place]): Name => [findable(name), place])
      // "South Korea" before "Korea".
      .sort(([a], [b]) => b.length - a.length)
  );
}

/** A name as it is found: as a whole word, or inside a text without spaces. */
function findable(name: string): string {
  const folded = spaced(name);
  return /\p{Script=Latin}|\p{Script=Arabic}/u.test(name) ? folded : folded.trim();
}

/** Arabic joins "and", "in" and "to" to the next word. */
const ARABIC_PREFIX = / [وبلف](?=ال|دبي|[\u0600-\u06ff]{4})/g;

/** The places that a {@link spaced} text names, and the text without their names. */
export function placesIn(text: string, places: Places, language: Language): NamedPlaces {
  let rest = language === 'ar' ? text.replace(ARABIC_PREFIX, ' ') : text;
  const named = new Set<string>();
  for (const [name, place] of namesOf(places, language)) {
    if (!rest.includes(name)) continue;
    named.add(place);
    rest = rest.replaceAll(name, ' ');
  }
  return { named: [...named], rest: named.size > 0 ? rest : text };
}
