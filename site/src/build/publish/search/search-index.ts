import { LANGUAGES, languageOf, type Language } from '@tutoring/domain/languages';
import { searchWords, STOP_WORDS } from '@tutoring/domain/search';
import { entriesIn, searchIndexOf, type SearchEntry, type SearchType } from '@tutoring/domain/search-entry';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Converter } from 'opencc-js';
import { isPractice } from '../../../shared/paths';
import type { PageContext } from '../../../shared/page';
import type { ViewNode } from '../../../shared/tree';
import { elementsIn } from '../../compile/walk';
import { readableText } from '../../checks/prose';
import type { Site } from '../../pages/pages';
import type { ContentPage } from '../../content/content';
import type { SiteData } from '../../content/data';
import type { Template } from '../../content/frontmatter';

/** The length of the excerpts of answers in the index. */
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
  const keywordsOf = keywordsByPage((path) => tree.originalOf(path), data);
  const visible = visibleWords(listed, textOf, ({ path }) => tree.at(path)?.template === 'school');
  return listed.flatMap((context) => {
    const page = tree.at(context.path);
    if (!page) return [];
    const original = tree.originalOf(page.path);
    const entry = withBothScripts(
      entryOf(context, page, data, { original, words: visible.get(context) ?? [], textOf, keywordsOf }),
    );
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
  {
    original,
    words,
    textOf,
    keywordsOf,
  }: { original: string; words: readonly string[]; textOf: TextOf; keywordsOf: KeywordsOf },
): SearchEntry {
  const headings = headingsOf(body, textOf);
  const keywords = [...namesOf(page, original, data), ...keywordsOf(original)];
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
    // The synonyms are one keyword: only a page's own names should equal a query.
    keywords: [...new Set([...keywords, [...new Set(synonyms)].join(', ')])].filter(Boolean),
    content: [
      ...headings,
      mentioned.join(', '),
      packed(words, [title, description, ...keywords, ...synonyms, ...headings]),
    ]
      .filter(Boolean)
      .join('\n'),
    language,
  };
}

/** A word is indexed for at most this many pages of its language: those that have it most often. */
const PAGES_OF_WORD = 2;

/** Returns whether all words of a page are indexed: the names of schools consist of words that many pages have. */
type KeepsAll = (page: PageContext) => boolean;

/** The words of each page's text that its entry has. Each word is in at least one entry. */
function visibleWords(pages: readonly PageContext[], textOf: TextOf, keepsAll: KeepsAll): Map<PageContext, string[]> {
  const countsOf = new Map(pages.map((page) => [page, wordCounts(textOf(page.body), page.language)]));
  const pagesOf = new Map<string, PageContext[]>();
  const key = (language: Language, word: string) => `${language} ${word}`;
  for (const [page, counts] of countsOf) {
    for (const word of counts.keys()) {
      const name = key(page.language, word);
      pagesOf.set(name, [...(pagesOf.get(name) ?? []), page]);
    }
  }
  const most = (word: string) => (a: PageContext, b: PageContext) =>
    Number(isAside(a.path)) - Number(isAside(b.path)) ||
    (countsOf.get(b)?.get(word) ?? 0) - (countsOf.get(a)?.get(word) ?? 0);
  const chosen = new Map<string, Set<PageContext>>();
  for (const [name, all] of pagesOf) {
    const word = name.slice(name.indexOf(' ') + 1);
    chosen.set(name, new Set(all.sort(most(word)).slice(0, PAGES_OF_WORD)));
  }
  return new Map(
    [...countsOf].map(([page, counts]) => [
      page,
      [...counts.keys()].filter((word) => keepsAll(page) || chosen.get(key(page.language, word))?.has(page)),
    ]),
  );
}

/** The dates, which name every course and region, and the page for coordinators. */
const ASIDE = /^\/(?:dates|tools-for-schools)(?:\/|$)/;

/** Whether a page's words say little about its topic, as those of practice questions. */
const isAside = (path: string) => isPractice(path) || ASIDE.test(path);

/**
 * The words that the other texts of the entry lack, without stop words, and without a word whose longer form is there too: the
 * search finds "tutors" by "tutor". They are sorted, which compresses best.
 */
function packed(words: readonly string[], texts: readonly string[]): string {
  const normalised = spaced(texts.join('\n'));
  const left = words.filter((word) => !STOP_WORDS.has(word) && !normalised.includes(spaced(word))).sort();
  return left.filter((word, at) => !isFormOf(word, left[at + 1])).join(' ');
}

/** The length of the endings that the search ignores, and of the words that have them. */
const ENDING = 3;
const LONG = 4;

/** Whether a word is the start of the next one in the alphabet, which has another ending. */
function isFormOf(word: string, next: string | undefined): boolean {
  return word.length >= LONG && next?.startsWith(word) === true && next.length - word.length <= ENDING;
}

/** How often each word is in a text. Intl finds words in languages without spaces. */
function wordCounts(text: string, language: Language): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { isWordLike, segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (!isWordLike || /^[\d.,]*$/.test(segment)) continue;
    const word = segment.toLocaleLowerCase(language);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
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

/** Returns the keywords of a page's versions in all languages, by its English address. */
type KeywordsOf = (original: string) => readonly string[];

/** Visitors type words of another language than the page's, so each version has those of all. */
function keywordsByPage(originalOf: (path: string) => string, { search }: SiteData): KeywordsOf {
  const all = new Map<string, string[]>();
  for (const [path, words] of Object.entries(search.keywords)) {
    const original = originalOf(path);
    all.set(original, [...(all.get(original) ?? []), ...words]);
  }
  return (original) => all.get(original) ?? [];
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
