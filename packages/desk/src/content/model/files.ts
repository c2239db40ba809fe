import { CONTENT_FOLDERS, contentKindOf } from '@tutoring/domain/content-limits';
import { LANGUAGES, languageOf, type Language } from '@tutoring/domain/languages';

/** A language version of a page. */
export interface PageVersion {
  path: string;
  language: Language;
  /** The path of the page on the site; `undefined` for a template of many pages, such as `[region].mdx`. */
  address: string | undefined;
}

/** A page with its languages, or a data file. */
export interface Entry {
  /** What the owner reads in the list. */
  name: string;
  /** The heading above it. */
  group: string;
  /** The English page first. A data file has none. */
  versions: readonly PageVersion[];
  /** The file that the entry opens: the English page, or the data file. */
  path: string;
}

/** The groups of data files, in the order of the list, each with its files' names. */
const DATA_GROUPS: readonly (readonly [group: string, names: readonly string[]])[] = [
  ['Prices and offers', ['prices', 'tiers', 'offers', 'banners']],
  ['People', ['people', 'testimonials']],
];
const FACTS = 'Facts and texts';
const HOME = 'Home and single pages';
const LOCAL = 'Regions';

const languages = new Map(LANGUAGES.map((language) => [language.toLowerCase(), language]));

/** The list's entries, group by group, from the paths of all files. */
export function entriesOf(paths: readonly string[]): Entry[] {
  const all = new Set(paths);
  const pages = paths.filter((path) => contentKindOf(path) === 'page');
  const versions = new Map<string, string[]>();
  for (const path of pages) {
    const { page } = pageOf(path, all);
    versions.set(page, [...(versions.get(page) ?? []), path]);
  }
  const ofPages = [...versions].map(([page, found]): Entry => {
    const sorted = found.map((path) => versionOf(path, all)).sort(byLanguage);
    const [first, ...rest] = page.split('/');
    const isRegion = found.some((path) => path.endsWith('/en.mdx')) || /^[a-z]{2}(?:-[a-z]{2,3})?$/.test(first ?? '');
    return {
      name: isRegion ? [regionName(first ?? ''), ...rest.map(nameOf)].join(': ') : nameOf(rest.join('/') || page),
      group: isRegion ? LOCAL : rest.length > 0 || hasFolder(page, all) ? nameOf(first ?? '') : HOME,
      versions: sorted,
      path: sorted[0]?.path ?? found[0] ?? '',
    };
  });
  const ofData = paths.filter((path) => contentKindOf(path) === 'data').map(dataEntry);
  const sections = [...new Set(ofPages.map(({ group }) => group))].filter((group) => group !== HOME && group !== LOCAL);
  const order = [HOME, ...sections.sort(compare), LOCAL, ...DATA_GROUPS.map(([group]) => group), FACTS];
  return [...ofPages, ...ofData].sort(
    (one, other) => order.indexOf(one.group) - order.indexOf(other.group) || compare(one.name, other.name),
  );
}

const compare = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
const byLanguage = (one: PageVersion, other: PageVersion) =>
  LANGUAGES.indexOf(one.language) - LANGUAGES.indexOf(other.language);

/** Whether a page has pages of its own below it, such as `blog`. */
const hasFolder = (page: string, all: ReadonlySet<string>) => all.has(`${CONTENT_FOLDERS.pages}/${page}/index.mdx`);

function dataEntry(path: string): Entry {
  const name = path.slice(CONTENT_FOLDERS.data.length + 1).replace(/\.yaml$/, '');
  const [group = FACTS] = DATA_GROUPS.find(([, names]) => names.includes(name)) ?? [];
  return { name: nameOf(name), group, versions: [], path };
}

/** The page that a file is a version of, and the language in its name: `faq/fr.mdx` is French of `faq`. */
function pageOf(path: string, all: ReadonlySet<string>): { page: string; named: Language | undefined } {
  const bare = path.slice(CONTENT_FOLDERS.pages.length + 1).replace(/\.mdx$/, '');
  const [, folder = '', last = ''] = /^(?:(.*)\/)?([^/]+)$/.exec(bare) ?? [];
  const named = folder ? languages.get(last) : undefined;
  // A page about a language is no translation: there must be a page that it could translate.
  const page = `${CONTENT_FOLDERS.pages}/${folder}`;
  if (named && [`${page}.mdx`, `${page}/index.mdx`].some((file) => all.has(file))) return { page: folder, named };
  return { page: last === 'index' && folder ? folder : bare, named: undefined };
}

function versionOf(path: string, all: ReadonlySet<string>): PageVersion {
  const { page, named } = pageOf(path, all);
  const language = named ?? languageOfIndex(page, all);
  const bare = page === 'index' ? '' : page;
  const isTemplate = page.includes('[');
  const address = named ? `/${bare}/${named.toLowerCase()}` : `/${bare}`;
  return { path, language, address: isTemplate ? undefined : address };
}

/** A region with an `en.mdx` has its first page in the language of its country: `cn/index.mdx` is in Chinese. */
function languageOfIndex(page: string, all: ReadonlySet<string>): Language {
  if (!all.has(`${CONTENT_FOLDERS.pages}/${page}/en.mdx`)) return 'en';
  try {
    const { language, script } = new Intl.Locale(`und-${page.toUpperCase()}`).maximize();
    return languageOf(language === 'zh' ? `${language}-${script}` : language);
  } catch {
    return 'en';
  }
}

/** `services/ib-business` → `Services: ib business`. */
function nameOf(path: string): string {
  const words = path.replaceAll('-', ' ').replaceAll('/', ': ');
  if (words === 'index') return 'Home';
  return words.replace(/^./u, (letter) => letter.toUpperCase());
}

/** `us-nyc` → `United States (NYC)`. */
function regionName(code: string): string {
  const [country = '', part] = code.toUpperCase().split('-');
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  return part ? `${name} (${part})` : name;
}

/** The entry with a file. */
export const entryOf = (entries: readonly Entry[], path: string): Entry | undefined =>
  entries.find((entry) => entry.path === path || entry.versions.some((version) => version.path === path));

/** The entries that match every word of a search, in their names, paths, addresses or titles. */
export function searchEntries(
  entries: readonly Entry[],
  search: string,
  titles: Readonly<Record<string, string>> = {},
): Entry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ name, group, path, versions }) => {
    const text = [
      name,
      group,
      path,
      titles[path],
      ...versions.flatMap((one) => [one.path, one.address, titles[one.path]]),
    ]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** A language's own name. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.replace(/^./u, (letter) => letter.toLocaleUpperCase(language));
}
