import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { searchWords } from '@tutoring/domain/search';
import type { SearchEntry, SearchScope, SearchType } from '@tutoring/domain/search-entry';
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

/** Characters of a page's text, and of an answer, that are searched: enough for what it is about. */
const EXCERPT = 120;

/** What a page is among the results, by its template. */
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

/** The page whose questions are entries of their own. */
const QUESTIONS = '/faq';

/** Writes what the search box fetches: an index of the articles, and one of everything that search engines may list. */
export function writeSearchIndexes(folder: string, site: Site, data: SiteData): void {
  const entries = searchEntries(site, data);
  mkdirSync(folder, { recursive: true });
  const write = (scope: SearchScope, those: readonly SearchEntry[]) =>
    writeFileSync(join(folder, `search-index-${scope}.json`), JSON.stringify(those));
  write('full', entries);
  write(
    'blog',
    entries.filter(({ type }) => type === 'blog'),
  );
}

/** Every page that search engines may list, in its own language, and every question that is answered. */
export function searchEntries({ tree, contexts, components }: Site, data: SiteData): SearchEntry[] {
  const listed = contexts.filter(({ noindex }) => !noindex).sort(byLanguageAndPath);
  const textOf: TextOf = (body) => readableText(body, components);
  const rare = rareWords(listed, textOf);
  return listed.flatMap((context) => {
    const page = tree.at(context.path);
    if (!page) return [];
    const entry = withBothScripts(entryOf(context, page, data, { rare: rare.get(context) ?? [], textOf }));
    return [entry, ...(page.path === QUESTIONS ? questionsOf(context, data, textOf) : [])];
  });
}

/** Reads the text of a body as a reader sees it. */
type TextOf = (body: readonly ViewNode[]) => string;

/**
 * Gatsby hands its pages over in another order with each build. In one of our own an index is the same if its pages are;
 * and where texts of a language stand together, it is 2 kB smaller.
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
  { rare, textOf }: { rare: readonly string[]; textOf: TextOf },
): SearchEntry {
  const headings = headingsOf(body, textOf);
  const beginning = excerpt(textOf(withoutMargins(body)));
  const keywords = [...namesOf(page, data), ...(data.search.keywords[path] ?? [])];
  // Who types a subject's other name looks for us before questions to try.
  const synonyms = isPractice(path) ? [] : synonymsOf([title, path, ...keywords], data);
  // What stands in a heading is not yet what the page is about.
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

/** A word on at most so many pages of its language tells one page from the others. */
const RARE_MAX = 3;

/** The words of each page that few others have: what somebody looks for who remembers a detail. */
function rareWords(pages: readonly PageContext[], textOf: TextOf): Map<PageContext, string[]> {
  const wordsOfPage = new Map(
    explaining(pages).map((page) => [page, new Set(unitsOf(textOf(withoutMargins(page.body)), page.language))]),
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

/** Without pages of questions, whose carrots and beetles tell nobody what they are about. */
const explaining = (pages: readonly PageContext[]) => pages.filter(({ path }) => !isPractice(path));

/** The words that the texts beside them do not have. */
function withoutRepeated(words: readonly string[], texts: readonly string[]): string {
  const said = spaced(texts.join('\n'));
  return words.filter((word) => !said.includes(spaced(word))).join(' ');
}

/** The words of a text, by the rules of its language: where no spaces part them, a dictionary does. */
function unitsOf(text: string, language: Language): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike, segment }) => isWordLike && !/^[\d.,]*$/.test(segment))
    .map(({ segment }) => segment.toLocaleLowerCase(language));
}

const OTHER_SCRIPT: Partial<Record<Language, (text: string) => string>> = {
  'zh-Hans': Converter({ from: 'cn', to: 'hk' }),
  'zh-Hant': Converter({ from: 'hk', to: 'cn' }),
};

/** An entry in Chinese is found in the signs of both scripts. */
function withBothScripts(entry: SearchEntry): SearchEntry {
  const inOther = OTHER_SCRIPT[entry.language];
  if (!inOther) return entry;
  const { title, keywords, content } = entry;
  return { ...entry, keywords: [...keywords, inOther(title)], content: `${content}\n${inOther(content)}` };
}

/** What a page is called in menus and lists, in every language. */
function namesOf({ path, label }: ContentPage, { messages, regions }: SiteData): string[] {
  const region = regions.withPage.find(({ languages }) => languages.some((variant) => variant.path === path));
  const names = LANGUAGES.flatMap((language) => [
    messages[language].places[path],
    region && messages[language].regions[region.id],
  ]);
  return [label, ...names].filter((name) => name !== undefined);
}

/** Other words for what some texts speak of. */
function synonymsOf(texts: readonly string[], { search }: SiteData): string[] {
  const said = spaced(texts.join('\n'));
  return search.synonyms.filter((group) => group.some((phrase) => said.includes(spaced(phrase)))).flat();
}

/** The words of a text as the search compares them, a space around each. */
function spaced(text: string): string {
  return ` ${searchWords(text).join(' ')} `;
}

/** Titles of sections and headings in them. */
function headingsOf(body: readonly ViewNode[], textOf: TextOf): string[] {
  return elementsIn(body).flatMap((element) => {
    const [name, props, ...children] = element;
    if (name === 'Section' && props && typeof props.title === 'string') return [props.title];
    return HEADING.test(name) ? [textOf(children)] : [];
  });
}
const HEADING = /^h[1-6]$/;

/** Each heading that is a question, with what stands between it and the next one. */
function questionsOf({ path, language, body }: PageContext, data: SiteData, textOf: TextOf): SearchEntry[] {
  return elementsIn(body).flatMap(([, , ...children]) =>
    children.flatMap((node, at) => {
      if (typeof node === 'string' || node[0] !== 'h3' || !node[1] || typeof node[1].id !== 'string') return [];
      const rest = children.slice(at + 1);
      const end = rest.findIndex((next) => typeof next !== 'string' && HEADING.test(next[0]));
      const url = `${path}#${node[1].id}`;
      const [, , ...asked] = node;
      const question = textOf(asked);
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

/** The beginning of a text, up to the end of a word. */
function excerpt(text: string): string {
  if (text.length <= EXCERPT) return text;
  const cut = text.slice(0, EXCERPT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT / 2))} …`;
}
