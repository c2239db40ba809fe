import { languageOf, type Language } from '@tutoring/domain/languages';
import { join } from 'node:path';
import type { SiteData } from './data';
import { ContentProblem } from './problem';

/**
 * What one file says of another must be there.
 * @throws {ContentProblem} naming the file and what it speaks of.
 */
export function checkReferences(
  folder: string,
  { words: { en }, navigation, regions, brand, schools, offers, 'region-suggestion': suggestion }: SiteData,
): void {
  const groups = [...navigation.header, ...navigation.footer].filter((entry) => typeof entry !== 'string');
  const places = [...navigation.header, ...navigation.footer].flatMap((entry) =>
    typeof entry === 'string' ? [entry] : entry.items,
  );
  const { withPage, withoutPage } = regions;
  const ask = (file: string, names: readonly string[], known: (name: string) => boolean, where: string) =>
    names.filter((name) => !known(name)).map((name) => ({ file, name, where }));
  const [unknown] = [
    ...ask(
      'navigation.yaml',
      [...places, ...navigation.legal, ...navigation.featured],
      (path) => path in en.places,
      'words/en.yaml (places)',
    ),
    ...ask(
      'navigation.yaml',
      groups.map(({ group }) => group),
      (name) => name in en.groups,
      'words/en.yaml (groups)',
    ),
    ...ask(
      'regions.yaml',
      withPage.map(({ continent }) => continent),
      (name) => name in en.continents,
      'words/en.yaml (continents)',
    ),
    ...ask(
      'regions.yaml',
      withPage.map(({ channel }) => channel),
      (name) => name === 'email' || name in brand.channels,
      'brand.yaml (channels)',
    ),
    ...ask(
      'regions.yaml',
      withPage.map((region) => region.schools),
      (name) => name in schools.lists,
      'schools.yaml',
    ),
    ...ask(
      'regions.yaml',
      withoutPage.flatMap(({ nearest }) => nearest),
      (name) => withPage.some(({ id }) => id === name),
      'its own list of regions with a page',
    ),
    ...ask('schools.yaml', Object.keys(schools.languages), (name) => name in schools.lists, 'its own lists'),
    ...ask('offers.yaml', Object.keys(offers), (name) => name in en.offers, 'words/en.yaml (offers)'),
    ...ask(
      'offers.yaml',
      Object.keys(offers).filter((name) => offers[name]?.card),
      (name) => name in en.offerTerms,
      'words/en.yaml (offerTerms)',
    ),
    ...ask(
      'regions.yaml',
      withPage.flatMap(({ id, languages }) => languages.map(({ lang }) => `${languageOf(lang)}.${id}`)),
      (name) => suggestion[name.split('.')[0] as Language].places[name.split('.')[1] ?? ''] !== undefined,
      'region-suggestion.yaml (places)',
    ),
  ];
  if (!unknown) return;
  throw new ContentProblem(
    join(folder, unknown.file),
    `It speaks of "${unknown.name}", which ${unknown.where} does not know.`,
    'correct the name, or add it there.',
  );
}
