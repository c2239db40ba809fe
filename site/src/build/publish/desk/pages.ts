import type { DeskFile, DeskPages, DeskTexts } from '@tutoring/domain/desk';
import { LANGUAGES, languageOf, type Language } from '@tutoring/domain/languages';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '../../content/content';
import { readData, type SiteData } from '../../content/data';
import { readMdxSource } from '../../content/mdx-source';
import { REGION_INDEX_FILE } from '../../content/region-index';
import { originalsOf } from '../../content/translations';
import { languageFinder, legalPages } from '../../model/page-languages';
import { subjectPages } from '../../model/subject-pages';
import type { MdxComponents } from '../../model/mdx-component';
import { readableText } from './readable';
import { deskSchemas } from './schemas';

/** The groups of data files, in the order of the list. `undefined`: all the rest. */
const DATA_GROUPS: readonly (readonly [group: string, names: readonly string[]])[] = [
  ['Prices and offers', ['prices', 'tiers', 'offers', 'banners']],
  ['People', ['people', 'sample-people', 'student-work', 'testimonials', 'trust']],
  ['Chat and search', ['answers', 'chat', 'chat-intents', 'search', 'helplines']],
];
/** A page that shows the facts of a file, for the preview beside its form. @default the home page */
const SHOWN_ON: Readonly<Record<string, string>> = {
  answers: '/faq',
  'course-changes': '/learning/what-changes',
  helplines: '/safeguarding',
  offers: '/promo',
  people: '/tutors',
  prices: '/tutoring-packages',
  regions: '/regional',
  'sample-people': '/tutors',
  schools: '/schools',
  search: '/search',
  'student-work': '/mark-my-page',
  testimonials: '/success-stories',
  tiers: '/tutoring-packages',
};
const FACTS = 'The business, menus and labels';
const MAIN = 'Main pages';
const REGIONS = 'Regions';

/** Data that a search for words leaves out: hundreds of ways to ask the chat the same, in eleven languages. */
const PHRASES = 'data/chat-intents/';

/**
 * Every page and data file with its title, its languages side by side.
 * @param site The folder with `content` and `data`.
 */
export function deskPages(site: string, components: MdxComponents): DeskPages {
  const data = readData(join(site, 'data'));
  const pages = pageFiles(site, data);
  const facts = dataFiles(site, components);
  const order = [...DATA_GROUPS.map(([group]) => group), MAIN, ...sectionsOf(pages), REGIONS, FACTS];
  return { files: [...facts, ...pages].sort(inOrder(order, [...facts, ...pages])) };
}

/** The texts that a search for words looks at. */
export function deskTexts(site: string): DeskTexts {
  const files = globSync(['content/**/*.mdx', 'data/**/*.yaml'], { cwd: site }).sort();
  return Object.fromEntries(
    files
      .filter((file) => !file.startsWith(PHRASES))
      .map((file) => [`site/${file}`, readableText(file, readFileSync(join(site, file), 'utf8'))]),
  );
}

function pageFiles(site: string, data: SiteData): DeskFile[] {
  const content = join(site, 'content');
  const langOf = languageFinder(data);
  const originals = originalPages(data);
  const ofRegions = regionPages(data);
  const files = globSync('**/*.mdx', { cwd: content }).map((file) => ({
    file,
    address: pathOf(file, data.brand.slug),
  }));
  const byAddress = new Map(files.map(({ file, address }) => [address, file]));
  const subjects = subjectPages(data);
  return files.map(({ file, address }) => {
    const original = originals.get(address) ?? address;
    const isTemplate = file === REGION_INDEX_FILE;
    return {
      path: `site/content/${file}`,
      ...named(file),
      group: isTemplate || ofRegions.has(original) ? REGIONS : sectionOf(original, byAddress),
      of: `site/content/${byAddress.get(original) ?? file}`,
      language: languageOf(langOf(address)),
      address: isTemplate ? undefined : address,
      ...(subjects.has(address) && { isSubject: true }),
    };
  });

  function named(file: string): Pick<DeskFile, 'title' | 'label'> {
    const { title = file, label } = readMdxSource(join(content, file)).frontmatter as Partial<DeskFile>;
    return { title, ...(label && { label }) };
  }

  /** The heading of a page: its section has the name of the folder. */
  function sectionOf(address: string, all: ReadonlyMap<string, string>): string {
    const [, section = '', ...rest] = address.split('/');
    const isSection = rest.length > 0 || all.get(`/${section}`)?.endsWith('/index.mdx');
    return isSection ? section.replaceAll('-', ' ').replace(/^./u, (letter) => letter.toUpperCase()) : MAIN;
  }
}

/** The first version of each page that has several, by the addresses of the others. */
function originalPages({ regions, schools, translations }: SiteData): ReadonlyMap<string, string> {
  const ofRegions = regions.withPage.flatMap(({ languages: [first, ...others] }) =>
    others.map(({ path }) => [path, first?.path ?? path] as const),
  );
  const ofSchools = Object.entries(schools.languages).flatMap(([place, others]) =>
    others.map(({ path }) => [path, `/schools/${place}`] as const),
  );
  return new Map([...originalsOf(translations), ...ofRegions, ...ofSchools]);
}

/** The addresses of regions, and of the notices that their laws require. */
function regionPages(data: SiteData): ReadonlySet<string> {
  return new Set([
    ...data.regions.withPage.flatMap(({ languages }) => languages.map(({ path }) => path)),
    ...legalPages(data).map(({ path }) => path),
    '/regional',
  ]);
}

function dataFiles(site: string, components: MdxComponents): DeskFile[] {
  const { data } = deskSchemas(site, components);
  const languages = new Map<string, Language>(LANGUAGES.map((language) => [language, language]));
  return Object.entries(data).map(([path, { title = path }]) => {
    const [folder = '', name] = path.replace('site/data/', '').replace('.yaml', '').split('/');
    const language = name === undefined ? undefined : languages.get(name);
    const [group = FACTS] = DATA_GROUPS.find(([, names]) => names.includes(folder)) ?? [];
    const isVariant = name !== undefined && !language;
    return {
      path,
      title: isVariant ? `${title}: ${name}` : title,
      group,
      of: language ? firstOf(folder, Object.keys(data)) : path,
      language,
      shownOn: SHOWN_ON[folder] ?? '/',
    };
  });
}

/** The English file of a folder with a file for each language; the first one if there is none. */
function firstOf(folder: string, paths: readonly string[]): string {
  const found = paths.filter((path) => path.startsWith(`site/data/${folder}/`));
  return found.find((path) => path.endsWith('/en.yaml')) ?? found[0] ?? folder;
}

const sectionsOf = (pages: readonly DeskFile[]) =>
  [...new Set(pages.map(({ group }) => group))].filter((group) => group !== MAIN && group !== REGIONS).sort();

/** Group by group; data as {@link DATA_GROUPS} lists it, pages by address, and English before the other languages. */
function inOrder(groups: readonly string[], all: readonly DeskFile[]) {
  const byPath = new Map(all.map((file) => [file.path, file]));
  const names = DATA_GROUPS.flatMap(([, listed]) => listed).map((name) => `site/data/${name}`);
  const place = (file: DeskFile) => {
    const first = byPath.get(file.of) ?? file;
    const listed = names.findIndex((name) => first.path.startsWith(`${name}.`) || first.path.startsWith(`${name}/`));
    return {
      group: groups.indexOf(first.group),
      listed: listed < 0 ? names.length : listed,
      key: first.address ?? first.title,
    };
  };
  return (one: DeskFile, other: DeskFile) => {
    const [a, b] = [place(one), place(other)];
    return (
      a.group - b.group ||
      a.listed - b.listed ||
      a.key.localeCompare(b.key, 'en', { numeric: true }) ||
      rankOf(one) - rankOf(other)
    );
  };
}

const rankOf = ({ language }: DeskFile) => (language ? LANGUAGES.indexOf(language) : 0);
