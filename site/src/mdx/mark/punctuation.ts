import type { ViewNode } from '../../shared/tree';

/** What ends a phrase. French has a space before some of it. */
const PUNCTUATION = /^(?:[ \u00a0\u202f]?[;:!?»]|[.,…。，、；：！？،؛؟”’)])+/u;

/**
 * Moves the punctuation after a mark into it. On a phone the mark's note stands below its words, and the next line would begin
 * with a comma.
 */
export function withPunctuationInMarks(nodes: readonly ViewNode[]): ViewNode[] {
  return nodes.flatMap((node, at): ViewNode[] => {
    if (typeof node === 'string') {
      const rest = isNoted(nodes[at - 1]) ? node.replace(PUNCTUATION, '') : node;
      return rest ? [rest] : [];
    }
    const after = nodes[at + 1];
    const moved = isNoted(node) && typeof after === 'string' ? PUNCTUATION.exec(after)?.[0] : undefined;
    return [moved ? [...node, moved] : node];
  });
}

const isNoted = (node: ViewNode | undefined): boolean =>
  Array.isArray(node) && node[0] === 'Mark' && node[1] !== 0 && Boolean(node[1].note);
