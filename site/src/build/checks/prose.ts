import type { ViewNode } from '../../shared/tree';
import type { MdxComponents } from '../model/mdx-component';
import { READABLE_ATTRIBUTES } from '../compile/typography';
import { nodesIn } from '../compile/walk';

/**
 * The text that the writer wrote, without markup, including readable attributes (titles, notes). For checks of the
 * writer's own text: overlap between pages (shared prices are no copy), reading time, claims.
 */
export function writtenText(body: readonly ViewNode[]): string {
  return joinTexts(nodesIn(body).flatMap(textsOfNode));
}

/**
 * The text that a visitor reads: the writer's text and the loaded facts. For search, and for checks that a page says
 * something. Texts that every page shares (the price and its terms, table labels) are left out.
 */
export function readableText(body: readonly ViewNode[], components: MdxComponents): string {
  return joinTexts(nodesIn(body).flatMap((node) => [...textsOfNode(node), ...textsOfFacts(node, components)]));
}

function textsOfNode(node: ViewNode): string[] {
  if (typeof node === 'string') return [node];
  const [, props] = node;
  return props ? READABLE_ATTRIBUTES.map((name) => props[name]).filter((value) => typeof value === 'string') : [];
}

function textsOfFacts(node: ViewNode, components: MdxComponents): readonly string[] {
  if (typeof node === 'string') return [];
  const [name, props] = node;
  if (!props || !('facts' in props)) return [];
  return components.get(name)?.loader?.textOf(props.facts, props) ?? [];
}

function joinTexts(texts: readonly string[]): string {
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}
