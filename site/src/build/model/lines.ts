import type { ViewNode } from '../../shared/tree';
import { nodesIn } from '../compile/walk';

/** What a reader reads of one paragraph, letter by letter. */
export function lineOf(nodes: readonly ViewNode[]): string {
  const texts = nodesIn(nodes).map((node) => (typeof node === 'string' ? node : node[0] === 'br' ? ' ' : ''));
  return collapsed(texts.join(''));
}

/** What stands beside each other in a row, as one line. */
export function rowOf(cells: readonly string[]): string {
  return collapsed(cells.filter(Boolean).join(' · '));
}

function collapsed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
