import { languageOf, type Language } from '@tutoring/domain/languages';
import { scriptParts, type ScriptPart } from '@tutoring/domain/student-work';
import type { SiteData } from '../../build/content/data';
import type { Loader, LoaderContext } from '../../build/model/mdx-component';
import { subjectPages } from '../../build/model/subject-pages';

/** Most samples of a page: each is as long as a screen of a phone. Pages about a subject show more than the others. */
const SHOWN_MAX = { ofSubject: 2, ofAll: 1 } as const;

/** What a student wrote, with the tutor's marks. Its reference stays in the build. */
export interface StudentScript {
  title: string;
  question?: string | undefined;
  grade?: string | undefined;
  paragraphs: readonly (readonly ScriptPart[])[];
  /** The language of its texts, if that is not the page's. */
  lang?: Language;
  /** The page of its subject, on other pages. */
  subject?: { href: string; label: string; hrefLang?: string };
}

export const loader: Loader<readonly StudentScript[]> = {
  load: (context) => workFor(context).map((work) => scriptOf(work, context)),
  textOf: (works) =>
    works.flatMap(({ title, question = '', paragraphs }) => [title, question, ...paragraphs.flatMap(textsOf)]),
  // The chat does not quote a student's mistakes.
  linesOf: () => [],
};

/** The newest work of the page's subject; on pages without a subject the newest of all, in the page's language or else in English. */
export function workFor({
  page,
  language,
  tree,
  data,
}: Pick<LoaderContext, 'page' | 'language' | 'tree' | 'data'>): SiteData['student-work'] {
  const path = tree.originalOf(page.path);
  const all = data['student-work'];
  if (subjectPages(data).has(path)) return all.filter(({ subject }) => subject === path).slice(0, SHOWN_MAX.ofSubject);
  const preferred = [...new Set([language, 'en'])];
  return [
    ...preferred.flatMap((wanted) => all.filter((one) => one.language === wanted)),
    ...all.filter((one) => !preferred.includes(one.language)),
  ].slice(0, SHOWN_MAX.ofAll);
}

function scriptOf(
  { title, question, grade, text, marks, language, subject }: SiteData['student-work'][number],
  { page, tree }: LoaderContext,
): StudentScript {
  const of = tree.originalOf(page.path) === subject ? undefined : tree.at(tree.addressIn(page.lang, subject));
  const isForeign = of && languageOf(of.lang) !== languageOf(page.lang);
  return {
    title,
    question,
    grade,
    paragraphs: scriptParts({ text, marks }),
    ...(language !== languageOf(page.lang) && { lang: language }),
    ...(of && {
      subject: { href: of.path, label: tree.labelOf(of, page.lang), ...(isForeign && { hrefLang: of.lang }) },
    }),
  };
}

function textsOf(parts: readonly ScriptPart[]): string[] {
  return parts.map((part) => (typeof part === 'string' ? part : part.words));
}
