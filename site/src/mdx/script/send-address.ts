import { addressIn } from '@tutoring/domain/languages';
import { LEAD_LIMITS, type LeadProgramme } from '@tutoring/domain/lead-limits';
import { elementsIn } from '../../build/compile/walk';
import type { LoaderContext } from '../../build/model/mdx-component';
import { MARK_MY_PAGE } from '../../shared/paths';
import type { TreeNode } from '../../shared/tree';

/** The elements whose text is a line of a question. */
const LINES: readonly string[] = ['p', 'li', 'tr'];
const CELLS: readonly string[] = ['td', 'th'];

/**
 * The address that sends an answer to a tutor, with the text of its question and the course. `undefined` if the owner takes no
 * pages.
 * @param name The `try` of the question's script.
 */
export function sendAddress(
  { page, language, tree, data }: Pick<LoaderContext, 'page' | 'language' | 'tree' | 'data'>,
  name: string,
): string | undefined {
  if (data.brand.marking.waitingMax === 0) return undefined;
  const programme: LeadProgramme = page.path.startsWith('/practice/ap-') ? 'ap' : 'ib';
  const query = new URLSearchParams({
    question: cutAtWord(questionBefore(page.body, name), LEAD_LIMITS.question),
    subjects: tree.labelOf(page, page.lang),
    programme,
  });
  return `${addressIn(MARK_MY_PAGE, language)}?${query.toString()}`;
}

/** The text of the section between the script before and this one. */
export function questionBefore(body: readonly TreeNode[], name: string): string {
  const isThis = (node: TreeNode) =>
    typeof node !== 'string' && node[0] === 'Script' && node[1] && node[1].try === name;
  const section = elementsIn(body).find(([, , ...children]) => children.some(isThis));
  if (!section) return '';
  const [, , ...children] = section;
  const before = children.slice(0, children.findIndex(isThis));
  return linesIn(
    before.slice(before.findLastIndex((node) => typeof node !== 'string' && node[0] === 'Script') + 1),
  ).join('\n');
}

function linesIn(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [name, , ...children] = node;
    const inner = name === 'li' ? linesIn(children) : [];
    if (inner.length > 0) return inner;
    const text = LINES.includes(name) ? textOf(children).replace(/\s+/g, ' ').trim() : '';
    return LINES.includes(name) ? (text ? [text] : []) : linesIn(children);
  });
}

function textOf(nodes: readonly TreeNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const [name, , ...children] = node;
      return CELLS.includes(name) ? `${textOf(children)}  ` : textOf(children);
    })
    .join('');
}

/** At most `max` UTF-16 units, without half a word at the end. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const begin = text.slice(0, max - 1);
  return `${begin.slice(0, begin.search(/\s\S*$/))}…`;
}
