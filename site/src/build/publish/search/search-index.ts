import { LANGUAGES, languageOf, type Language } from '@tutoring/domain/languages';
import { searchWords } from '@tutoring/domain/search';
import { entriesIn, searchIndexOf, type SearchEntry, type SearchType } from '@tutoring/domain/search-entry';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Converter } from 'opencc-js';
import { isPractice } from '../../../shared/paths';
import type { PageContext } from '../../../shared/page';
import type { ViewNode } from '../../../shared/tree';
import { elementsIn } from '../../compile/walk';
import { readableText, withoutMargins } from '../../checks/prose';
import type { Site } from '../../pages/pages';
import type { ContentPage } from '../../content/content';
import type { SiteData } from '../../content/data';
import type { Template } from '../../content/frontmatter';

/** The length of the excerpts of pages and answers in the index. */
const EXCERPT = 120;

/** The result type of a page, by its template. */
const TYPE: Record<Template, SearchType> = {
  article: 'blog',
  guide: 'guide',
  index: 'page',
  page: 'page',
  region: 'regional',
  school: 'regional',
  service: 'service',
  tool: 'tool',
};

/** The page whose questions have entries of their own. */
const QUESTIONS = '/faq';

/** Writes the indexes that the search box fetches: of all indexed pages, for each language, and of articles only. */
export function writeSearchIndexes(folder: string, site: Site, data: SiteData): void {
  const entries = searchEntries(site, data);
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES)
    writeFileSync(join(folder, searchIndexOf(language)), JSON.stringify(entriesIn(language, entries)));
  const articles = entries.filter(({ type }) => type === 'blog');
  writeFileSync(join(folder, 'search-index-blog.json'), JSON.stringify(articles));
}

/** The entries of all indexed pages and of all answered questions. */
export function searchEntries({ tree, contexts, components }: Site, data: SiteData): SearchEntry[] {
  const listed = contexts.filter(({ noindex }) => !noindex).sort(byLanguageAndPath);
  const textOf: TextOf = (body) => readableText(body, components);
  const rare = rareWords(listed, textOf);
  return listed.flatMap((context) => {
    const page = tree.at(context.path);
    if (!page) return [];
    const original = tree.originalOf(page.path);
    const entry = withBothScripts(entryOf(context, page, data, { original, rare: rare.get(context) ?? [], textOf }));
    return [entry, ...(original === QUESTIONS ? questionsOf(context, data, textOf) : [])];
  });
}

/** Returns the text of a body that readers see. */
type TextOf = (body: readonly ViewNode[]) => string;

/**
 * Sorts pages, because Gatsby's order differs between builds, and the index should not. Grouped by language, it is also
 * 2 kB smaller.
 */
function byLanguageAndPath(a: PageContext, b: PageContext): number {
  const [one, other] = [a, b].map(({ language, path }) => `${language} ${path}`) as [string, string];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function entryOf(
  { path, title, description, language, body }: PageContext,
  page: ContentPage,
  data: SiteData,
  { original, rare, textOf }: { original: string; rare: readonly string[]; textOf: TextOf },
): SearchEntry {
  const headings = headingsOf(body, textOf);
  const beginning = excerpt(textOf(withoutMargins(body)));
  const keywords = [...namesOf(page, original, data), ...(data.search.keywords[path] ?? [])];
  // Synonyms should find our services, not practice questions.
  const synonyms = isAside(path) ? [] : synonymsOf([title, path, ...keywords], data);
  // A heading may mention a subject that the page is not about.
  const mentioned = synonymsOf([description, ...headings], data).filter((word) => !synonyms.includes(word));
  return {
    id: path,
    title,
    description,
    url: path,
    type: TYPE[page.template],
    keywords: [...new Set([...keywords, ...synonyms])],
    content: [
      ...headings,
      mentioned.join(', '),
      beginning,
      withoutRepeated(rare, [title, description, beginning, ...headings]),
    ]
      .filter(Boolean)
      .join('\n'),
    language,
  };
}

/** A word counts as rare if at most this many pages in its language have it. */
const RARE_MAX = 3;

/** The rare words of each page, for visitors who remember a detail. */
function rareWords(pages: readonly PageContext[], textOf: TextOf): Map<PageContext, string[]> {
  const wordsOfPage = new Map(
    pages
      .filter(({ path }) => !isAside(path))
      .map((page) => [page, new Set(unitsOf(textOf(withoutMargins(page.body)), page.language))]),
  );
  const counts = new Map<string, number>();
  const key = (language: Language, word: string) => `${language} ${word}`;
  for (const [{ language }, words] of wordsOfPage) {
    for (const word of words) counts.set(key(language, word), (counts.get(key(language, word)) ?? 0) + 1);
  }
  return new Map(
    [...wordsOfPage].map(([page, words]) => [
      page,
      [...words].filter((word) => (counts.get(key(page.language, word)) ?? 0) <= RARE_MAX),
    ]),
  );
}

/** The dates, which name every course and region, and the page for coordinators. */
const ASIDE = /^\/(?:dates|tools-for-schools)(?:\/|$)/;

/** Whether a page's words say little about its topic, as those of practice questions. */
const isAside = (path: string) => isPractice(path) || ASIDE.test(path);

/** The words that are not in the other texts of the entry. */
function withoutRepeated(words: readonly string[], texts: readonly string[]): string {
  const normalised = spaced(texts.join('\n'));
  return words.filter((word) => !normalised.includes(spaced(word))).join(' ');
}

/** The words of a text. Intl finds them in languages without spaces. */
function unitsOf(text: string, language: Language): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike, segment }) => isWordLike && !/^[\d.,]*$/.test(segment))
    .map(({ segment }) => segment.toLocaleLowerCase(language));
}

const OTHER_SCRIPT: Partial<Record<Language, (text: string) => string>> = {
  'zh-Hans': Converter({ from: 'cn', to: 'hk' }),
  'zh-Hant': Converter({ from: 'hk', to: 'cn' }),
};

/** Adds the other script to an entry in Chinese, so that queries in both find it. */
function withBothScripts(entry: SearchEntry): SearchEntry {
  const inOther = OTHER_SCRIPT[entry.language];
  if (!inOther) return entry;
  const { title, keywords, content } = entry;
  return { ...entry, keywords: [...keywords, inOther(title)], content: `${content}\n${inOther(content)}` };
}

/** The names of a page in menus and lists, in every language; of a translation in its own and in English. */
function namesOf({ path, label, lang }: ContentPage, original: string, { messages, regions }: SiteData): string[] {
  if (original !== path)
    return [messages[languageOf(lang)].places[original], messages.en.places[original]].filter(
      (name) => name !== undefined,
    );
  const region = regions.withPage.find(({ languages }) => languages.some((variant) => variant.path === path));
  const names = LANGUAGES.flatMap((language) => [
    messages[language].places[path],
    region && messages[language].regions[region.id],
  ]);
  return [label, ...names].filter((name) => name !== undefined);
}

/** The synonyms of the subjects that the texts mention. */
function synonymsOf(texts: readonly string[], { search }: SiteData): string[] {
  const normalised = spaced(texts.join('\n'));
  return search.synonyms.filter((group) => group.some((phrase) => normalised.includes(spaced(phrase)))).flat();
}

/** The words of a text as the search compares them, separated by spaces. */
function spaced(text: string): string {
  return ` ${searchWords(text).join(' ')} `;
}

/** The section titles and headings of a body. */
function headingsOf(body: readonly ViewNode[], textOf: TextOf): string[] {
  return elementsIn(body).flatMap((element) => {
    const [name, props, ...children] = element;
    if (name === 'Section' && props && typeof props.title === 'string') return [props.title];
    return HEADING.test(name) ? [textOf(children)] : [];
  });
}
const HEADING = /^h[1-6]$/;

/** The questions on a page: each heading, with the text up to the next one. */
function questionsOf({ path, language, body }: PageContext, data: SiteData, textOf: TextOf): SearchEntry[] {
  return elementsIn(body).flatMap(([, , ...children]) =>
    children.flatMap((node, at) => {
      if (typeof node === 'string' || node[0] !== 'h3' || !node[1] || typeof node[1].id !== 'string') return [];
      const rest = children.slice(at + 1);
      const end = rest.findIndex((next) => typeof next !== 'string' && HEADING.test(next[0]));
      const url = `${path}#${node[1].id}`;
      const [, , ...heading] = node;
      const question = textOf(heading);
      return [
        {
          id: url,
          title: question,
          description: excerpt(textOf(end < 0 ? rest : rest.slice(0, end))),
          url,
          type: 'faq' as const,
          keywords: synonymsOf([question], data),
          content: '',
          language,
        },
      ];
    }),
  );
}

/** The start of a text, cut at the end of a word. */
function excerpt(text: string): string {
  if (text.length <= EXCERPT) return text;
  const cut = text.slice(0, EXCERPT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT / 2))} …`;
}
