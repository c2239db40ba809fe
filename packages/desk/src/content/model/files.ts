import { CONTENT_FOLDERS, contentKindOf } from '@tutoring/domain/content-limits';
import type { DeskFile } from '@tutoring/domain/desk';
import { languageOf, LANGUAGES, type Language } from '@tutoring/domain/languages';

/** A language version of a page, or of a file with texts. */
export interface Version {
  path: string;
  /** In its own language. */
  title: string;
  language: Language;
  /** The path of the page on the site; `undefined` for a template of many pages, such as `[region].mdx`, and for data. */
  address: string | undefined;
}

/** A page with its languages, or a data file. */
export interface Entry {
  /** What the owner reads in the list. */
  name: string;
  /** The heading above it. */
  group: string;
  /** The English version first. A data file in no language has none. */
  versions: readonly Version[];
  /** The file that the entry opens: the English version, or the data file. */
  path: string;
  /** A page that shows the facts of a data file. */
  shownOn?: string | undefined;
  /** A page's short name, as menus have it. */
  label?: string | undefined;
  /** Whether a page is about a school subject. */
  isSubject?: boolean | undefined;
}

/** The group of files that the site's build does not know yet. */
const NEW = 'New files';

/**
 * The list's entries, in the build's order. A file that is not in the checkout any more is left out; one that is newer than
 * the build is listed first, by its path.
 * @param paths The files that can be edited.
 * @param known What the site's build says about them.
 */
export function entriesOf(paths: readonly string[], known: readonly DeskFile[]): Entry[] {
  const present = new Set(paths);
  const named = new Set(known.map(({ path }) => path));
  const entries = new Map<string, DeskFile[]>();
  const fresh = paths.filter((path) => !named.has(path) && contentKindOf(path) !== 'photo').map(unknownFile);
  for (const file of [...fresh, ...known.filter(({ path }) => present.has(path))])
    entries.set(file.of, [...(entries.get(file.of) ?? []), file]);
  return [...entries.values()].map(entryFrom);
}

/** @param files The versions of one page. */
function entryFrom(files: readonly DeskFile[]): Entry {
  const first = files.find(({ language }) => language === 'en') ?? files[0];
  if (!first) throw new Error('An entry of the list has no file.');
  const { path, title: name, group, shownOn, label, isSubject } = first;
  const versions = files.flatMap(({ path, title, language, address }) =>
    language ? [{ path, title, language, address }] : [],
  );
  return { name, group, versions, path, shownOn, label, isSubject };
}

/** A file that is newer than the build: its path is all that is known. */
function unknownFile(path: string): DeskFile {
  const isPage = contentKindOf(path) === 'page';
  const bare = path.slice((isPage ? CONTENT_FOLDERS.pages : CONTENT_FOLDERS.data).length + 1).replace(/\.\w+$/, '');
  const [, last = ''] = /([^/]+)$/.exec(bare) ?? [];
  const language = LANGUAGES.find((one) => one.toLowerCase() === last);
  const address = `/${bare.replace(/(^|\/)index$/, '')}`;
  return {
    path,
    title: bare,
    group: NEW,
    of: path,
    ...(isPage && { language: language ? languageOf(language) : 'en', address }),
  };
}

/** The entry with a file. */
export const entryOf = (entries: readonly Entry[], path: string): Entry | undefined =>
  entries.find((entry) => entry.path === path || entry.versions.some((version) => version.path === path));

/** What the owner reads for a file: a page's title with its language, or what a data file is about. */
export function titleOf(entries: readonly Entry[], path: string): string {
  const entry = entryOf(entries, path);
  const version = entry?.versions.find((one) => one.path === path);
  if (contentKindOf(path) === 'photo') return `Photo ${path.split('/').at(-1)}`;
  return [version?.title ?? entry?.name ?? path, version && languageName(version.language)].filter(Boolean).join(' · ');
}

/** The words of a search, in small letters. */
export const wordsOf = (search: string): string[] => search.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/**
 * The entries that match every word of a search. Titles are before addresses, and these before groups and paths. The shortest
 * title is first, because it is about little else.
 */
export function searchEntries(entries: readonly Entry[], search: string): Entry[] {
  const words = wordsOf(search);
  if (words.length === 0) return [...entries];
  return entries
    .flatMap((entry) => rankOf(entry, words) ?? [])
    .sort((one, other) => one.rank - other.rank || one.length - other.length)
    .map(({ entry }) => entry);
}

/** How well an entry matches: the lowest is the best. Nothing if it does not. */
function rankOf(entry: Entry, words: readonly string[]): { entry: Entry; rank: number; length: number } | undefined {
  const { name, group, path, versions } = entry;
  const lower = (texts: readonly (string | undefined)[]) => texts.map((text) => text?.toLocaleLowerCase() ?? '');
  const hasAll = (text: string) => words.every((word) => isIn(text, word));
  const titles = lower([name, ...versions.map(({ title }) => title)]);
  const addresses = lower(versions.map(({ address }) => address));
  const matching = titles.filter(hasAll).map(({ length }) => length);
  if (matching.length > 0) return { entry, rank: 0, length: Math.min(...matching) };
  if (addresses.some(hasAll)) return { entry, rank: 1, length: 0 };
  const paths = [path, ...versions.map((one) => one.path)].map((one) => one.replace(/^site\/(?:content|data)\//, ''));
  const all = [...titles, ...addresses, ...lower([group, ...paths])];
  return hasAll(all.join(' ')) ? { entry, rank: 2, length: 0 } : undefined;
}

/** Letters from which a word is also found inside another. Shorter ones, such as "in", are in nearly every title. */
const INSIDE = 4;

/** Whether a text has a word of a search: a short one of Latin letters only where a word begins. */
function isIn(text: string, word: string): boolean {
  if (word.length >= INSIDE || !/^[\p{Script=Latin}]+$/u.test(word)) return text.includes(word);
  return text.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word));
}

/** A language's own name. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.replace(/^./u, (letter) => letter.toLocaleUpperCase(language));
}
