import type { ViewNode } from '../../shared/tree';
import type { MdxComponents } from '../model/mdx-component';
import { READ } from '../compile/typography';
import { nodesIn } from '../compile/walk';

/**
 * What the writer of a body wrote, without markup; attributes that are read (titles, notes) included. For what judges
 * the writer's own words: how much pages share (the same prices on two of them are no copy), how long an article is,
 * whether it claims a record.
 */
export function writtenIn(body: readonly ViewNode[]): string {
  return textOf(nodesIn(body).flatMap(writtenBy));
}

/**
 * What a reader reads of a body: what its writer wrote, and in its place what the build found for each word. For what
 * asks what a page says: the search, and checks that a page says something. What stands around every page (the price
 * and its terms, the labels of tables) is not the page's, and not in it.
 */
export function proseOf(body: readonly ViewNode[], components: MdxComponents): string {
  return textOf(nodesIn(body).flatMap((node) => [...writtenBy(node), ...factsOf(node, components)]));
}

/** A body without what stands in its margins: a student's script with its notes, and remarks on the text. */
export function withoutMargins(body: readonly ViewNode[]): ViewNode[] {
  return body.flatMap((node): ViewNode[] => {
    if (typeof node === 'string') return [node];
    const [name, props, ...children] = node;
    return name === 'Script' || name === 'Note' ? [] : [[name, props, ...withoutMargins(children)]];
  });
}

function writtenBy(node: ViewNode): string[] {
  if (typeof node === 'string') return [node];
  const [, props] = node;
  return props ? READ.map((name) => props[name]).filter((value) => typeof value === 'string') : [];
}

function factsOf(node: ViewNode, components: MdxComponents): readonly string[] {
  if (typeof node === 'string') return [];
  const [name, props] = node;
  if (!props || !('facts' in props)) return [];
  return components.get(name)?.loader?.textOf(props.facts, props) ?? [];
}

function textOf(texts: readonly string[]): string {
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}
