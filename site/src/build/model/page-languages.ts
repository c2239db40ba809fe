import { addressIn, LANGUAGES, languageOf, type Language } from '@tutoring/domain/languages';
import type { LocationLink } from '@tutoring/ui/footer';
import type { LanguageChoice } from '@tutoring/ui/language-switcher';
import { CHOSEN_BY_EDGE } from '../../shared/paths';
import type { Region, SiteData } from '../content/data';

/**
 * The pages with a language switcher, each with its language versions in the switcher's order: pages of regions, pages of
 * schools with translations, and translated pages.
 */
export function languageChoices({ regions, schools, translations }: SiteData): LanguageChoice[][] {
  return [
    ...regions.withPage.map(({ languages }) => languages.map(({ lang, label, path }) => ({ lang, label, href: path }))),
    ...Object.entries(schools.languages).map(([place, others]) =>
      [{ lang: 'en', path: `/schools/${place}` }, ...others].map(({ lang, path }) => ({
        lang,
        label: nativeName(lang),
        href: path,
      })),
    ),
    ...Object.entries(translations)
      .filter(([page]) => !CHOSEN_BY_EDGE.includes(page))
      .map(([page, languages]) =>
        languages.map((lang) => ({ lang, label: nativeName(lang), href: addressIn(page, lang) })),
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
    ...Object.entries(data.translations).flatMap(([page, languages]) =>
      languages.map((lang) => [addressIn(page, lang), lang] as const),
    ),
    ...legalPages(data).map(({ path, lang }) => [path, lang] as const),
  ]);
  return (path) => langs.get(path) ?? 'en';
}

/** The legal notices that the laws of some regions require, each with its region. */
export function legalPages({ regions }: SiteData): (Region['legal'][number] & { region: string })[] {
  return regions.withPage.flatMap(({ id, legal }) => legal.map((notice) => ({ ...notice, region: id })));
}

/**
 * The home page of a language: the page of the region where most of its speakers live, or of the first region with that language.
 * Logo, breadcrumbs and the installed app begin there.
 */
export function homeOf(language: Language, { regions }: SiteData): string {
  if (language === 'en') return '/';
  const { region } = new Intl.Locale(language).maximize();
  const pages = regions.withPage.flatMap(({ country, languages }) =>
    languages.filter(({ lang }) => languageOf(lang) === language).map(({ path }) => ({ country, path })),
  );
  return (pages.find(({ country }) => country === region) ?? pages[0])?.path ?? '/';
}

/** The home pages of all languages but one, each under the language's own name. */
export function homesInOtherLanguages(language: Language, data: SiteData): LocationLink[] {
  return LANGUAGES.filter((other) => other !== language).map((other) => ({
    href: homeOf(other, data),
    label: nativeName(other),
    lang: other,
    hrefLang: other,
  }));
}

/** A language's own name, such as `日本語`. */
function nativeName(lang: string): string {
  const language = languageOf(lang);
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  // A name alone begins with a capital, also where the language writes it small in a sentence.
  return name.replace(/^./u, (letter) => letter.toLocaleUpperCase(language));
}
