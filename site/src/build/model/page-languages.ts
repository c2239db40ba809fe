import { LANGUAGES, languageOf } from '@tutoring/domain/languages';
import type { LanguageChoice } from '@tutoring/ui/language-switcher';
import { IN_EACH_LANGUAGE, OFFERED_IN_EACH_LANGUAGE, pathIn } from '../../shared/paths';
import type { Region, SiteData } from '../content/data';

/**
 * The pages with a language switcher, each with its language versions in the switcher's order: pages of regions, pages of
 * schools with translations, and the pages that exist in every language.
 */
export function languageChoices({ regions, schools }: SiteData): LanguageChoice[][] {
  return [
    ...regions.withPage.map(({ languages }) => languages.map(({ lang, label, path }) => ({ lang, label, href: path }))),
    ...Object.entries(schools.languages).map(([place, others]) =>
      [{ lang: 'en', path: `/schools/${place}` }, ...others].map(({ lang, path }) => ({
        lang,
        label: nativeName(lang),
        href: path,
      })),
    ),
    ...OFFERED_IN_EACH_LANGUAGE.map((page) =>
      LANGUAGES.map((lang) => ({ lang, label: nativeName(lang), href: pathIn(lang, page) })),
    ),
  ];
}

/** The pages of each region by language (without the country), keyed by the address that menus link to. */
export function regionPages({ regions }: SiteData): Record<string, Record<string, string>> {
  return Object.fromEntries(
    regions.withPage.map(({ languages: [first, ...others] }) => [
      first?.path ?? '',
      Object.fromEntries(others.map(({ lang, path }) => [lang.replace(/-[A-Z]{2}$/, ''), path])),
    ]),
  );
}

/** Returns a function that gives the BCP 47 tag of the page at an address. Without other versions it is English. */
export function languageFinder(data: SiteData): (path: string) => string {
  const langs = new Map([
    ...languageChoices(data).flatMap((page) => page.map(({ href, lang }) => [href, lang] as const)),
    ...IN_EACH_LANGUAGE.flatMap((page) => LANGUAGES.map((lang) => [pathIn(lang, page), lang] as const)),
    ...legalPages(data).map(({ path, lang }) => [path, lang] as const),
  ]);
  return (path) => langs.get(path) ?? 'en';
}

/** The legal notices that the laws of some regions require. */
export function legalPages({ regions }: SiteData): NonNullable<Region['legal']>[] {
  return regions.withPage.flatMap(({ legal }) => legal ?? []);
}

/** A language's own name, such as `日本語`. */
function nativeName(lang: string): string {
  const language = languageOf(lang);
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
