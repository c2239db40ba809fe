import { LANGUAGES, languageOf } from '@tutoring/domain/languages';
import { join } from 'node:path';
import type { SiteData } from '../content/data';
import { lineOfWords } from '../content/line-of';
import { didYouMean } from '../content/did-you-mean';
import { Mistakes } from '../content/problem';

/**
 * Checks that the names in one data file exist in the file that they refer to.
 * @throws {ContentProblem | ContentProblems} for each name that does not exist, with its line.
 */
export function checkReferences(
  folder: string,
  {
    messages: { en },
    banners,
    navigation,
    regions,
    brand,
    schools,
    tiers,
    trust,
    claims,
    'region-suggestion': suggestion,
  }: SiteData,
): void {
  const groups = [...navigation.header, ...navigation.footer].filter((entry) => typeof entry !== 'string');
  const places = [...navigation.header, ...navigation.footer].flatMap((entry) =>
    typeof entry === 'string' ? [entry] : entry.items,
  );
  const { withPage, withoutPage } = regions;
  const findUnknown = (file: string, names: readonly string[], known: readonly string[], where: string) =>
    [...new Set(names)].filter((name) => !known.includes(name)).map((name) => ({ file, name, where, known }));
  const unknown = [
    ...findUnknown(
      'navigation.yaml',
      [...places, ...navigation.legal, ...navigation.featured],
      Object.keys(en.places),
      'messages/en.yaml (places)',
    ),
    ...findUnknown(
      'navigation.yaml',
      groups.map(({ group }) => group),
      Object.keys(en.groups),
      'messages/en.yaml (groups)',
    ),
    ...findUnknown(
      'regions.yaml',
      withPage.map(({ continent }) => continent),
      Object.keys(en.continents),
      'messages/en.yaml (continents)',
    ),
    ...findUnknown(
      'regions.yaml',
      withPage.map(({ channel }) => channel),
      ['email', ...Object.keys(brand.channels)],
      'brand.yaml (channels)',
    ),
    ...findUnknown(
      'regions.yaml',
      withPage.map((region) => region.schools),
      Object.keys(schools.lists),
      'schools.yaml',
    ),
    ...findUnknown(
      'regions.yaml',
      withoutPage.flatMap(({ nearest }) => nearest),
      withPage.map(({ id }) => id),
      'its own list of regions with a page',
    ),
    ...findUnknown('schools.yaml', Object.keys(schools.languages), Object.keys(schools.lists), 'its own lists'),
    ...findUnknown('banners.yaml', Object.keys(banners), Object.keys(en.banners), 'messages/en.yaml (banners)'),
    ...findUnknown(
      'tiers.yaml',
      tiers.map(({ id }) => id),
      Object.keys(en.tiers),
      'messages/en.yaml (tiers)',
    ),
    ...findUnknown(
      'trust.yaml',
      trust.flatMap(({ says }) => says ?? []),
      claims.map(({ id }) => id),
      'claims.yaml',
    ),
    ...findUnknown(
      'regions.yaml',
      withPage.flatMap(({ id, languages }) => languages.map(({ lang }) => `${languageOf(lang)}.${id}`)),
      LANGUAGES.flatMap((language) => Object.keys(suggestion[language].places).map((id) => `${language}.${id}`)),
      'region-suggestion.yaml (places)',
    ),
  ];
  const mistakes = new Mistakes();
  for (const { file, name, where, known } of unknown) {
    mistakes.add(
      lineOfWords(join(folder, file), name),
      `It names "${name}", which is not in ${where}.${didYouMean(name, known)}`,
      'correct the name, or add it there.',
    );
  }
  mistakes.report();
}
