import type { ViewNode } from '../../shared/tree';
import { nodesIn } from '../compile/walk';

/** The text of one paragraph. */
export function lineOf(nodes: readonly ViewNode[]): string {
  const texts = nodesIn(nodes).map((node) => (typeof node === 'string' ? node : node[0] === 'br' ? ' ' : ''));
  return collapseSpaces(texts.join(''));
}

/** The cells of a row as one line. */
export function rowOf(cells: readonly string[]): string {
  return collapseSpaces(cells.filter(Boolean).join(' · '));
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
