import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { join } from 'node:path';
import * as z from 'zod';
import { countryName } from '../model/country-name';
import { lineOf } from './line-of';
import { Mistakes } from './problem';
import { readYaml } from './read-yaml';

const text = z.string().min(1, 'must not be empty');
const named = z.record(z.string(), text);
/** The day on which an offer ends stands in offers.yaml: here it has its place only. */
const offer = text.includes('{until}', 'must say where its last day stands, as {until}');

const schema = z.strictObject({
  /** The owner's claim about themselves, in the footer. */
  claim: text,
  /** What holds for moving and cancelling a session: stands beside each price. */
  cancellation: text,
  /** The first step of every breadcrumb. */
  home: text,
  /** A time on the day before or after; `{time}` is that time. */
  dayBefore: text,
  dayAfter: text,
  /** A language that some tutors speak; `{language}` is its name. */
  onRequest: text,
  offers: z.record(z.string(), offer),
  /** Their terms in short, of those that have a card. */
  offerTerms: named,
  /** Of each line of banners.yaml: what a screen reader calls it, what it says, and its link. */
  banners: z.record(z.string(), z.strictObject({ name: text, text, link: text })),
  groups: named,
  continents: named,
  /** Regions that this language does not call as their country. */
  regions: named,
  /** Pages, and places on pages, by address. */
  places: named,
});

/** What one language calls the things of data/*.yaml. */
export type DataMessages = z.output<typeof schema>;

/**
 * Reads data/messages/*.yaml: one file a language, each with the same entries as the English one. `{brand}` in
 * them is the name of the business, `{slug}` its name in addresses.
 * @throws {ContentProblem} naming the file, the entry and the fix.
 */
export function readDataMessages(
  folder: string,
  { name, slug }: { name: string; slug: string },
): Record<Language, DataMessages> {
  const read = (language: Language) => readYaml(join(folder, `messages/${language}.yaml`), schema, slug);
  const english = read('en');
  const expected = namesOf(english);
  const mistakes = new Mistakes();
  const entries = LANGUAGES.map((language) => {
    const words = mistakes.in(() => read(language)) ?? english;
    const has = namesOf(words);
    const missing = expected.filter((name) => !has.includes(name));
    const extra = has.filter((name) => !expected.includes(name));
    if (missing.length + extra.length > 0) {
      mistakes.add(
        join(folder, `messages/${language}.yaml`),
        `It has not the same entries as en.yaml: ${missing.length ? `without ${missing.join(', ')}` : `besides ${extra.join(', ')}`}.`,
        'every language has the same entries; add the one, or take the other out.',
      );
    }
    const places = Object.entries(words.places).map(([path, label]) => [path, label.replace('{brand}', name)]);
    return [language, { ...words, places: Object.fromEntries(places) as DataMessages['places'] }] as const;
  });
  mistakes.report();
  return Object.fromEntries(entries) as Record<Language, DataMessages>;
}

/** The entries that every language has. Which regions need a name, data.ts knows. */
function namesOf({ regions: _, ...words }: DataMessages): string[] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [name] : Object.keys(value).map((key) => `${name}.${key}`),
  );
}

/** Whether a region is a part of its country, such as `us-ca`: CLDR has no name for it. */
const isPart = (id: string) => id.includes('-');

/**
 * Parts of countries need a name in each language; a whole country has one only where the language calls it otherwise
 * than CLDR.
 * @throws {ContentProblem} naming the file, the entry and the fix.
 */
export function checkRegionNames(
  folder: string,
  words: Readonly<Record<Language, Pick<DataMessages, 'regions'>>>,
  regions: readonly { id: string; country: string }[],
): void {
  const mistakes = new Mistakes();
  for (const language of LANGUAGES) {
    const names = words[language].regions;
    const file = join(folder, `messages/${language}.yaml`);
    const wrong = (entry: string, what: string, fix: string) => {
      mistakes.add(lineOf(file, `${entry}:`), what, fix);
    };
    for (const { id } of regions.filter((one) => isPart(one.id) && !names[one.id]))
      wrong('regions', `It has no name for the region ${id}.`, 'add it to its regions.');
    for (const [id, name] of Object.entries(names)) {
      const region = regions.find((other) => other.id === id);
      if (!region)
        wrong(id, `It names the region ${id}, which regions.yaml does not know.`, 'correct it, or take it out.');
      else if (name === countryName(region.country, language))
        wrong(id, `"${name}" is what CLDR calls the country as well.`, `take regions.${id} out.`);
    }
  }
  mistakes.report();
}
