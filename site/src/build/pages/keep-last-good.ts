import { languageOf } from '@tutoring/domain/languages';
import { relative } from 'node:path';
import type { Mistake, PageContext, TemplateContext } from '../../shared/page';
import { pathOf } from '../content/content';
import type { Site } from './pages';
import { problemsIn, type ContentProblem } from '../content/problem';

/** What the development server shows: the site, or what is wrong with it. */
export interface DevelopmentSite {
  /** The last one without a mistake. */
  site: Site | undefined;
  contexts: TemplateContext[];
  /** What is wrong, for the terminal. */
  problem?: string;
}

/** Where the site stands and what it is made of. */
export interface ReadSettings {
  /** Mistakes are named by their place below it. */
  folder: string;
  content: string;
  files: readonly string[];
  langOf: (path: string) => string;
  /** The business's name in addresses. */
  slug: string;
}

/**
 * Reads the site for `gatsby develop`, where a mistake must not end the server: every page shows it in its place until
 * it is mended.
 * @param last What was read without a mistake before.
 */
export function readOrKeepLastGood(read: () => Site, last: Site | undefined, stage: ReadSettings): DevelopmentSite {
  try {
    const site = read();
    return { site, contexts: site.contexts.map((page) => ({ page })) };
  } catch (error) {
    const problems = problemsIn(error);
    if (problems.length === 0) throw error;
    const contexts = pagesOf(last, stage).map((page) => ({ page, mistake: mistakeOn(page, problems, stage) }));
    return { site: last, contexts, problem: (error as Error).message };
  }
}

/** The page's own mistake; another one, if it has none. */
function mistakeOn(
  { path }: PageContext,
  problems: readonly ContentProblem[],
  stage: ReadSettings,
): Mistake | undefined {
  const fileOf = ({ file }: ContentProblem) => file.replace(/:\d+$/, '');
  const own = problems.find((problem) => pathOf(relative(stage.content, fileOf(problem)), stage.slug) === path);
  const shown = own ?? problems[0];
  return shown && { file: relative(stage.folder, shown.file), what: shown.what, fix: shown.fix };
}

/** The pages of before, and an empty one for each file that is new. */
function pagesOf(last: Site | undefined, { content, files, langOf, slug }: ReadSettings): PageContext[] {
  const known = last?.contexts ?? [];
  const has = new Set(known.map(({ path }) => path));
  const paths = files.map((file) => pathOf(relative(content, file), slug)).filter((path) => !has.has(path));
  return [...known, ...paths.map((path) => emptyPage(path, langOf(path)))];
}

function emptyPage(path: string, lang: string): PageContext {
  const language = languageOf(lang);
  const nothing = { home: '/', crumbs: [], choices: [], body: [] };
  return { path, lang, language, title: path, description: '', noindex: true, ...nothing };
}
