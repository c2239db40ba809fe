import type { PageContext } from '../../shared/page';
import type { TreeNode } from '../../shared/tree';
import type { ContentPage } from '../content/content';
import type { Template } from '../content/frontmatter';
import { writtenText } from '../checks/prose';
import { unitsOf } from '../checks/text-units';
import { isCoverSheet, withKinds } from './section-kind';
import { elementsIn } from './walk';

/** What a template adds to the writer's content. */
interface Additions {
  /** Author, dates and reading time. */
  byline?: boolean;
  /** The table of contents. */
  contents?: boolean;
  /** The short contact form. */
  quickQuestion?: boolean;
  /** Who teaches the course of the page. */
  teachers?: boolean;
  /** What students of the course wrote and let us show, before our own sample. */
  studentWork?: boolean;
  /** Related pages: the neighbours in the content tree. */
  related?: boolean;
  /** The terms of a session, on the cover sheet. */
  terms?: boolean;
}

/**
 * The templates. They share one layout, and differ in what they add and in their structured data
 * (build/publish/seo/structured-data.ts).
 */
export const TEMPLATE: Record<Template, Additions> = {
  page: {},
  index: {},
  tool: { related: true },
  service: { studentWork: true, teachers: true, quickQuestion: true, related: true, terms: true },
  guide: { contents: true, related: true },
  article: { byline: true, related: true },
  school: { quickQuestion: true, related: true },
  region: { quickQuestion: true, terms: true },
};

/** Words that people read per minute in English, the only language with articles. */
const READING_SPEED = 220;

/**
 * Adds to a page's body what its template adds: the table of contents after the hero, and who teaches, the short form and
 * related pages around the sources. The section that leads to the consultation closes the page, so that nothing comes between it and the
 * visitor's decision.
 */
export function compose({ template, body }: ContentPage, hasRelated: boolean): TreeNode[] {
  const contents: TreeNode[] = TEMPLATE[template].contents ? [['Widget', { name: 'contents' }]] : [];
  const related: TreeNode[] = hasRelated ? [['Related', 0]] : [];
  const teachers: TreeNode[] = TEMPLATE[template].teachers ? [['Facts', { of: 'teachers' }]] : [];
  const quickQuestion: TreeNode[] = TEMPLATE[template].quickQuestion ? [['QuickQuestion', 0]] : [];
  const sources = body.filter((node) => isA(node, 'Sources'));
  const [hero, ...rest] = withKinds(body).filter((node) => !isA(node, 'Sources'));
  const closing = isCoverSheet(rest.at(-1)) ? rest.splice(-1) : [];
  return [
    ...(hero ? [hero] : []),
    ...contents,
    ...(TEMPLATE[template].studentWork ? withStudentWork(rest) : rest),
    ...teachers,
    ...quickQuestion,
    ...sources,
    ...related,
    ...closing,
  ];
}

/** Puts what students wrote before the section with our own sample, or behind the others. */
function withStudentWork(sections: readonly TreeNode[]): TreeNode[] {
  const sample = sections.findIndex((section) => elementsIn([section]).some((node) => isA(node, 'Script')));
  const at = sample < 0 ? sections.length : sample;
  return [...sections.slice(0, at), ['StudentWork', { section: 'yes' }], ...sections.slice(at)];
}

/** Takes out what stands in for students' work, if there is some: then nobody sees it, and search must not find it. */
export function withoutStandIns(body: readonly TreeNode[], hasStudentWork: boolean): readonly TreeNode[] {
  if (!hasStudentWork) return body;
  return body.map((node) => {
    if (typeof node === 'string') return node;
    const [name, props, ...children] = node;
    return name === 'StudentWork' ? [name, props] : [name, props, ...withoutStandIns(children, true)];
  });
}

const isA = (node: TreeNode, name: string) => typeof node !== 'string' && node[0] === name;

/** An article's byline. Without an author, it names the business. */
export function bylineOf(page: ContentPage, brand: string): NonNullable<PageContext['byline']> {
  return {
    date: page.date ?? '',
    ...(page.updated && { updated: page.updated }),
    ...(page.reviewed && { reviewed: page.reviewed }),
    author: page.author ?? brand,
    minutes: minutesOf(page),
  };
}

/** The reading time in minutes. */
export function minutesOf({ body, lang }: ContentPage): number {
  return Math.max(1, Math.round(unitsOf(writtenText(body), lang).length / READING_SPEED));
}

/** A guide's sections, in order. */
export function contentsOf({ body }: ContentPage): NonNullable<PageContext['contents']> {
  return body.flatMap((node) =>
    typeof node !== 'string' && node[0] === 'Section' && node[1] && node[1].id
      ? [{ id: node[1].id, label: node[1].title ?? '' }]
      : [],
  );
}
