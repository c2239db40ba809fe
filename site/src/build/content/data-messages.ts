import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { join } from 'node:path';
import type * as z from 'zod';
import { countryName } from '../model/country-name';
import { lineOf } from './line-of';
import { Mistakes } from './problem';
import { readYaml } from './read-yaml';
import { dataMessages } from './schemas/messages';

/** The messages for data/*.yaml, in one language. */
export type DataMessages = z.output<typeof dataMessages>;

/**
 * Reads data/messages/*.yaml: one file a language, each with the same entries as the English one. `{brand}` in
 * them is the name of the business, `{slug}` its name in addresses.
 * @throws {ContentProblem} naming the file, the entry and the fix.
 */
export function readDataMessages(
  folder: string,
  { name, slug }: { name: string; slug: string },
): Record<Language, DataMessages> {
  const read = (language: Language) => readYaml(join(folder, `messages/${language}.yaml`), dataMessages, slug);
  const english = read('en');
  const expected = namesOf(english);
  const mistakes = new Mistakes();
  const entries = LANGUAGES.map((language) => {
    const messages = mistakes.in(() => read(language)) ?? english;
    const has = namesOf(messages);
    const missing = expected.filter((name) => !has.includes(name));
    const extra = has.filter((name) => !expected.includes(name));
    if (missing.length + extra.length > 0) {
      mistakes.add(
        join(folder, `messages/${language}.yaml`),
        `Its entries differ from en.yaml: ${missing.length ? `it lacks ${missing.join(', ')}` : `it also has ${extra.join(', ')}`}.`,
        'every language needs the same entries: add the missing ones, or remove the others.',
      );
    }
    const places = Object.entries(messages.places).map(([path, label]) => [path, label.replace('{brand}', name)]);
    return [language, { ...messages, places: Object.fromEntries(places) as DataMessages['places'] }] as const;
  });
  mistakes.report();
  return Object.fromEntries(entries) as Record<Language, DataMessages>;
}

/** The entries that every language has. checkRegionNames checks the regions. */
function namesOf({ regions: _, ...messages }: DataMessages): string[] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string' ? [name] : Object.keys(value).map((key) => `${name}.${key}`),
  );
}

/** Whether a region is a subdivision of its country, such as `us-ca`, which has no name in CLDR. */
const isSubdivision = (id: string) => id.includes('-');

/**
 * Checks that each subdivision has a name in each language, and that a country has one only if it differs from CLDR's.
 * @throws {ContentProblem} naming the file, the entry and the fix.
 */
export function checkRegionNames(
  folder: string,
  messages: Readonly<Record<Language, Pick<DataMessages, 'regions'>>>,
  regions: readonly { id: string; country: string }[],
): void {
  const mistakes = new Mistakes();
  for (const language of LANGUAGES) {
    const names = messages[language].regions;
    const file = join(folder, `messages/${language}.yaml`);
    const addMistake = (entry: string, what: string, fix: string) => {
      mistakes.add(lineOf(file, `${entry}:`), what, fix);
    };
    for (const { id } of regions.filter((one) => isSubdivision(one.id) && !names[one.id]))
      addMistake('regions', `It has no name for the region ${id}.`, 'add it to `regions`.');
    for (const [id, name] of Object.entries(names)) {
      const region = regions.find((other) => other.id === id);
      if (!region) addMistake(id, `It names the region ${id}, which is not in regions.yaml.`, 'correct or remove it.');
      else if (name === countryName(region.country, language))
        addMistake(id, `"${name}" is also the country's name in CLDR.`, `remove regions.${id}.`);
    }
  }
  mistakes.report();
}
