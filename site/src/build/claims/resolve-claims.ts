import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
/** A node with children, of which each kind of Markdown allows only some. */
interface Parent {
  type: Nodes['type'];
  children: Nodes[];
}

/** A sentence of a page that a <Claim> marks. */
export interface ClaimMark {
  /** The id in data/claims.yaml. */
  id: string;
  /** The line in the body. */
  line?: number | undefined;
  /** The heading above it. */
  heading?: string | undefined;
  /** The paragraph, list item or table row around it. */
  paragraph: string;
  sentence: string;
  /** Whether no other text stands between it and the heading. */
  opens?: true;
}

/** The text that readers see, in one line. */
export function textOf(node: Nodes): string {
  return rawText(node).replaceAll(/\s+/g, ' ').trim();
}

/** The text that readers see, with the spaces of the source. */
export function rawText(node: Nodes): string {
  if ('value' in node) return node.value;
  if (!('children' in node)) return ' ';
  const apart = node.children.some((child) => BLOCKS.has(child.type) || child.type.startsWith('table'));
  return (node.children as Nodes[]).map(rawText).join(apart ? ' ' : '');
}

const BLOCKS = new Set(['paragraph', 'heading', 'list', 'listItem', 'blockquote', 'mdxJsxFlowElement', 'root']);

/** A copy to take claims out of. It is many times faster than `structuredClone`, which copies the positions too. */
export function copyOf<Node extends Nodes>(node: Node): Node {
  return 'children' in node ? { ...node, children: (node.children as Nodes[]).map(copyOf) } : { ...node };
}

/** Every sentence that is marked, in the order of the page. */
export function marksIn(root: Root): ClaimMark[] {
  const marks: ClaimMark[] = [];
  let heading: string | undefined;
  let isAtStart = true;
  const visit = (node: Nodes, around: Nodes) => {
    const title = titleOf(node);
    if (title !== undefined) heading = title;
    if (isClaim(node)) {
      const sentence = textOf(node);
      const paragraph = node.type === 'mdxJsxFlowElement' ? sentence : textOf(around);
      const line = node.position?.start.line;
      marks.push({ id: claimOf(node), line, heading, paragraph, sentence, ...(isAtStart && { opens: true }) });
    }
    if (!('children' in node)) {
      if ('value' in node && node.value.trim() !== '') isAtStart = false;
      return;
    }
    const block = ['paragraph', 'tableRow', 'heading'].includes(node.type) && around.type !== 'tableRow';
    if (node.type !== 'heading' && title !== undefined) isAtStart = true;
    for (const child of node.children) visit(child, block ? node : around);
    if (node.type === 'heading') isAtStart = true;
  };
  visit(root, root);
  return marks;
}

/** The text of a heading, or the heading of a component such as <Section>. */
function titleOf(node: Nodes): string | undefined {
  if (node.type === 'heading') return textOf(node);
  return isJsx(node) && !isClaim(node) ? (attribute(node, 'title') ?? attribute(node, 'heading')) : undefined;
}

/** The heading of a page's description among the places of claims. */
export const DESCRIPTION = 'Description in search results';

/** The description of a page as the place of a claim. */
export const markOfDescription = (id: string, description: string): ClaimMark => ({
  id,
  heading: DESCRIPTION,
  paragraph: description,
  sentence: description,
});

/** The claims of a body: <Claim> elements, in the order of the page. */
export function claimsIn(node: Nodes): Jsx[] {
  const below = 'children' in node ? (node.children as Nodes[]).flatMap(claimsIn) : [];
  return isClaim(node) ? [node, ...below] : below;
}

/** The id that a <Claim> names; empty if it names none. */
export function claimOf(node: Jsx): string {
  return attribute(node, 'of') ?? '';
}

/** The value of an attribute, if it is a text. */
export function attribute(node: Jsx, name: string): string | undefined {
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

const isJsx = (node: Nodes): node is Jsx => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
const isClaim = (node: Nodes): node is Jsx => isJsx(node) && node.name === 'Claim';

/**
 * Takes the <Claim> elements out of a body: struck claims with their sentence, others without it. What becomes empty goes too: a
 * paragraph, a list item, a table row, a heading, a section.
 */
export function resolveClaims(root: Root, struck: ReadonlySet<string>): void {
  strip(root, (claim) => struck.has(claimOf(claim)), false);
}

/**
 * Takes out the sentences that do not hold with these currencies of the prices: `<Claim of="currencies" unless="EUR">` leaves when
 * prices are in euros, and `<Claim of="currencies" with="USD">` when they are not in US dollars.
 */
export function resolveCurrencies(root: Root, currencies: readonly string[]): void {
  strip(root, (claim) => !holdsWith(claim, currencies), true);
}

function holdsWith(claim: Jsx, currencies: readonly string[]): boolean {
  const [unless, needed] = [attribute(claim, 'unless'), attribute(claim, 'with')];
  return !(unless && currencies.includes(unless)) && !(needed && !currencies.includes(needed));
}

/** Stands where something was removed, until {@link closeGaps}. */
const GAP = { type: 'text', value: '\u0000' } as const;
const isGap = (node: Nodes | undefined): boolean => node?.type === 'text' && node.value === GAP.value;

/**
 * Returns whether something was removed from the parent.
 * @param isGone Whether the sentence of a claim is removed.
 * @param keepsMarks Whether the other claims stay marked.
 */
function strip(parent: Parent, isGone: (claim: Jsx) => boolean, keepsMarks: boolean): boolean {
  let removed = false;
  const children = parent.children.flatMap((child): Nodes[] => {
    if (isClaim(child) && isGone(child)) {
      removed = true;
      return [{ ...GAP }];
    }
    const isChanged = 'children' in child && strip(child, isGone, keepsMarks);
    removed ||= isChanged;
    if (isChanged && (hasNothing(child) || isLabel(child))) return [{ ...GAP }];
    return isClaim(child) && !keepsMarks ? child.children : [child];
  });
  // A row without one of its cells says nothing.
  if (parent.type === 'tableRow' && children.some(isGap)) parent.children = [];
  else parent.children = PHRASING.has(parent.type) ? closeText(children) : closeBlocks(children);
  return removed;
}

const PHRASING = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
  'mdxJsxTextElement',
]);

/** Whether nothing is left in a node that a reader could read or use. A table needs a row below its head. */
function hasNothing(node: Parent): boolean {
  return node.type === 'table' ? node.children.length < 2 : node.children.every(isNothing);
}

/** Whether only the label of a paragraph is left: `**The times.**`. */
function isLabel({ type, children }: Parent): boolean {
  const [label, ...rest] = children.filter((node) => !isNothing(node));
  return type === 'paragraph' && label?.type === 'strong' && !/[\p{L}\p{N}]/u.test(rest.map(rawText).join(''));
}

function isNothing(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  // Other components without children show something, such as <Facts>. A note belongs to a sentence.
  if (isJsx(node) && node.children.length === 0) return node.name === 'Note';
  return 'children' in node ? hasNothing(node) : node.type === 'break';
}

/** Joins the text around gaps: one space between sentences, and no comma or colon before a full stop. */
function closeText(nodes: readonly Nodes[]): Nodes[] {
  const closed: Nodes[] = [];
  let hasGap = false;
  for (const node of nodes) {
    const last = closed.at(-1);
    if (isGap(node)) hasGap = true;
    else if (node.type !== 'text') {
      closed.push(node);
      hasGap = false;
    } else if (hasGap) {
      addText(
        closed,
        last?.type === 'text' ? joined(last.value, node.value) : last ? node.value : node.value.trimStart(),
      );
      hasGap = false;
    } else addText(closed, last?.type === 'text' ? last.value + node.value : node.value);
  }
  const last = closed.at(-1);
  if (hasGap && last?.type === 'text') last.value = last.value.trimEnd();
  return closed.filter((node) => node.type !== 'text' || node.value !== '');
}

/** Replaces the text at the end, or adds one. */
function addText(nodes: Nodes[], value: string): void {
  if (nodes.at(-1)?.type === 'text') nodes.pop();
  nodes.push({ type: 'text', value });
}

function joined(before: string, after: string): string {
  const rest = after.trimStart();
  if (/^[.,;:!?)。，；：！？）、]/.test(rest))
    return (
      before
        .trimEnd()
        .replace(/[,;:–—，；：、]$/, '')
        .trimEnd() + rest
    );
  const space = /\s$/.test(before) || rest !== after ? ' ' : '';
  return before.trimEnd() + (before === '' ? '' : space) + rest;
}

/** Removes what only introduced something that was removed: a heading, or a paragraph that ends in a colon. */
function closeBlocks(nodes: readonly Nodes[]): Nodes[] {
  const closed: Nodes[] = [];
  for (const [at, node] of nodes.entries()) {
    if (!isGap(node)) {
      closed.push(node);
      continue;
    }
    const next = nodes.slice(at + 1).find((one) => !isGap(one));
    for (let last = closed.at(-1); last && introduces(last, next); last = closed.at(-1)) closed.pop();
  }
  return closed;
}

function introduces(node: Nodes, next: Nodes | undefined): boolean {
  if (node.type === 'paragraph') return /[:：]$/.test(textOf(node));
  return node.type === 'heading' && (!next || (next.type === 'heading' && next.depth <= node.depth));
}
