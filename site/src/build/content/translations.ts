import { addressIn, LANGUAGES, type Language } from '@tutoring/domain/languages';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The languages of each page that has translations, by its English address; English comes first. */
export type Translations = Readonly<Record<string, readonly Language[]>>;

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

/**
 * Finds the translations: `faq/fr.mdx` is the French version of `faq.mdx`.
 * @param excluded Addresses with versions that other data lists, such as `/ch` and its `/ch/fr`.
 */
export function findTranslations(content: string, excluded: readonly string[]): Translations {
  const files = globSync(`**/{${TRANSLATED.map((language) => language.toLowerCase()).join(',')}}.mdx`, {
    cwd: content,
  });
  const pages = [...new Set(files.map((file) => `/${dirname(file)}`))]
    .filter((page) => !excluded.includes(page) && isPage(content, page))
    .sort();
  return Object.fromEntries(
    pages.map((page) => [page, LANGUAGES.filter((language) => isPage(content, addressIn(page, language)))]),
  );
}

/** The address of a page in a language, with its query and fragment; in English if there is no translation. */
export function addressFor(language: Language, address: string, translations: Translations): string {
  const [page = ''] = address.split(/[?#]/);
  return translations[page]?.includes(language) ? addressIn(page, language) + address.slice(page.length) : address;
}

/** Adds the English address of each translation: `/faq` for `/faq/fr`. */
export function originalsOf(translations: Translations): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(translations).flatMap(([page, languages]) =>
      languages.filter((language) => language !== 'en').map((language) => [addressIn(page, language), page] as const),
    ),
  );
}

function isPage(content: string, page: string): boolean {
  return ['.mdx', '/index.mdx'].some((end) => existsSync(join(content, page.slice(1) + end)));
}
