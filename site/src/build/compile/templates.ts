import type { PageContext } from '../../shared/page';
import type { TreeNode } from '../../shared/tree';
import type { ContentPage } from '../content/content';
import type { Template } from '../content/frontmatter';
import { writtenIn } from '../checks/prose';
import { unitsOf } from '../checks/text-units';

/** What a template adds to what its writer wrote. */
interface Additions {
  /** Who wrote it, when, how long it takes. */
  byline?: boolean;
  /** The way to its sections. */
  contents?: boolean;
  /** The form, before its sources. */
  ask?: boolean;
  /** Its neighbours in the content tree. */
  related?: boolean;
  /** On its cover sheet: what a session is and what holds for it. */
  terms?: boolean;
}

/**
 * The templates. They share one grid and one set of parts, so that they differ in what they add, and in what search
 * engines are told of them (seo/structured-data.ts).
 */
export const TEMPLATE: Record<Template, Additions> = {
  page: {},
  index: {},
  tool: { related: true },
  service: { ask: true, related: true, terms: true },
  guide: { contents: true, related: true },
  article: { byline: true, related: true },
  school: { ask: true, related: true },
  region: { ask: true, terms: true },
};

/** Words a minute of quiet reading in English: the only language with articles. */
const READING_SPEED = 220;

/**
 * The page's body with what its template adds: the way to its sections behind the hero, the form before its sources, its
 * neighbours at the end.
 */
export function compose({ template, body }: ContentPage, hasRelated: boolean): TreeNode[] {
  const contents: TreeNode[] = TEMPLATE[template].contents ? [['Widget', { name: 'contents' }]] : [];
  const related: TreeNode[] = hasRelated ? [['Related', 0]] : [];
  const ask: TreeNode[] = TEMPLATE[template].ask ? [['Ask', 0]] : [];
  const sources = body.findIndex((node) => typeof node !== 'string' && node[0] === 'Sources');
  const end = sources < 0 ? body.length : sources;
  return [...body.slice(0, 1), ...contents, ...body.slice(1, end), ...ask, ...body.slice(end), ...related];
}

/** An article's author and length. Without a person, the business has written it. */
export function bylineOf(page: ContentPage, brand: string): NonNullable<PageContext['byline']> {
  return {
    date: page.date ?? '',
    ...(page.updated && { updated: page.updated }),
    ...(page.reviewed && { reviewed: page.reviewed }),
    author: page.author ?? brand,
    minutes: minutesOf(page),
  };
}

/** How long it takes to read. */
export function minutesOf({ body, lang }: ContentPage): number {
  return Math.max(1, Math.round(unitsOf(writtenIn(body), lang).length / READING_SPEED));
}

/** A guide's sections, in their order. */
export function contentsOf({ body }: ContentPage): NonNullable<PageContext['contents']> {
  return body.flatMap((node) =>
    typeof node !== 'string' && node[0] === 'Section' && node[1] && node[1].id
      ? [{ id: node[1].id, label: node[1].title ?? '' }]
      : [],
  );
}
