import { LANGUAGES, languageOf } from '@tutoring/domain/languages';
import type { LanguageChoice } from '@tutoring/ui/language-switcher';
import { IN_EACH_LANGUAGE, OFFERED_IN_EACH_LANGUAGE, pathIn } from '../../shared/paths';
import type { Region, SiteData } from '../content/data';

/**
 * The pages that offer themselves in other languages, each with all of its own in the order of its switcher: those of
 * the regions, those of the schools that say so, and some that there are in each language.
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

/** The pages of each region by language, without its country, under the address of the page that menus lead to. */
export function regionPages({ regions }: SiteData): Record<string, Record<string, string>> {
  return Object.fromEntries(
    regions.withPage.map(({ languages: [first, ...others] }) => [
      first?.path ?? '',
      Object.fromEntries(others.map(({ lang, path }) => [lang.replace(/-[A-Z]{2}$/, ''), path])),
    ]),
  );
}

/** The BCP 47 tag of the page at an address: what is not offered in other languages is in English. */
export function languageFinder(data: SiteData): (path: string) => string {
  const langs = new Map([
    ...languageChoices(data).flatMap((page) => page.map(({ href, lang }) => [href, lang] as const)),
    ...IN_EACH_LANGUAGE.flatMap((page) => LANGUAGES.map((lang) => [pathIn(lang, page), lang] as const)),
    ...legalPages(data).map(({ path, lang }) => [path, lang] as const),
  ]);
  return (path) => langs.get(path) ?? 'en';
}

/** The pages about who we are that the laws of single regions ask for. */
export function legalPages({ regions }: SiteData): NonNullable<Region['legal']>[] {
  return regions.withPage.flatMap(({ legal }) => legal ?? []);
}

/** A language's name for itself, such as `日本語`. */
function nativeName(lang: string): string {
  const language = languageOf(lang);
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
