import type { Nodes, Root } from 'mdast';
import { copyOf, rawText, resolveClaims, textOf } from './resolve-claims.ts';

/** What a struck claim leaves in a text and no writer would. */
const BROKEN: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['two spaces', /\S {2,}\S/],
  ['a space before a full stop or a comma', /\s[.,。，、](?![\p{L}\p{N}])/u],
  ['two marks of punctuation', /[,;:،؛][.,;:،؛]|[，、；：。][，、；：。]|(?<!\.)\.\s*\.(?!\.)/],
  ['punctuation at the start', /^[.,;:!?)）。，、；：»”،؛]/],
  ['an empty bracket or quotation', /[(（]\s*[)）]|«\s*»|「」|“”|„“/],
];
/** Ends of blocks that introduced something, or are half a sentence. */
const OPEN_END = /[,;:–—，、；：،؛(（]$|\s(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero|e|ma|en|of|maar|و|أو)$/u;

/**
 * What is wrong with a body when these claims are struck: `“Notes, .” has two marks of punctuation`, `the heading “Notes” has no
 * content`. Only blocks that change are checked. It leaves the body as it is.
 */
export function gapsOf(root: Root, struck: ReadonlySet<string>): string[] {
  const [before, after] = [copyOf(root), copyOf(root)];
  resolveClaims(before, new Set());
  resolveClaims(after, struck);
  const known = blocksOf(before);
  const changed = blocksOf(after).filter((text) => !known.includes(text));
  return [...changed.flatMap((text) => gapsIn(text, known)), ...hollowsIn(after)];
}

function gapsIn(text: string, known: readonly string[]): string[] {
  const found = BROKEN.flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));
  // Some blocks introduce a component after them, and some table cells are no sentences.
  const lastWords = text.slice(-12);
  if (OPEN_END.test(text) && !known.some((other) => other.endsWith(lastWords))) found.push('no end');
  if (/^\p{Ll}/u.test(text) && !known.some((other) => other.startsWith(text.slice(0, 12)))) found.push('no beginning');
  return found.map((what) => `“${text}” has ${what}`);
}

const TEXT_BLOCKS = ['paragraph', 'heading', 'tableCell'];

/** The text of each paragraph, heading and cell. */
function blocksOf(node: Nodes): string[] {
  if (TEXT_BLOCKS.includes(node.type)) return [rawText(node).trim()];
  return 'children' in node ? (node.children as Nodes[]).flatMap(blocksOf) : [];
}

/** Nodes of Markdown that show nothing without children. A table cell may be empty. */
const NEED_CHILDREN = ['paragraph', 'heading', 'blockquote', 'list', 'listItem', 'table', 'strong', 'emphasis', 'link'];

function hollowsIn(node: Nodes): string[] {
  if (!('children' in node)) return [];
  const children = node.children as Nodes[];
  const own = children.flatMap((child, at) => {
    if (NEED_CHILDREN.includes(child.type) && 'children' in child && child.children.length === 0)
      return [`an empty ${child.type}`];
    const next = children[at + 1];
    const isHollow = child.type === 'heading' && child.depth > 1 && (!next || isAtLeast(next, child.depth));
    return isHollow ? [`the heading “${textOf(child)}” has no content`] : [];
  });
  return [...own, ...children.flatMap(hollowsIn)];
}

const isAtLeast = (node: Nodes, depth: number) => node.type === 'heading' && node.depth <= depth;
