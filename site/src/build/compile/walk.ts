import type { Element, Node } from '../../shared/tree';

/** Every text and element of a body, in reading order. */
export function nodesIn<Props>(body: readonly Node<Props>[]): Node<Props>[] {
  return body.flatMap((node) => {
    if (typeof node === 'string') return [node];
    const [, , ...children] = node;
    return [node, ...nodesIn(children)];
  });
}

/** Every element of a body, in reading order. */
export function elementsIn<Props>(body: readonly Node<Props>[]): Element<Props>[] {
  return nodesIn(body).filter((node) => typeof node !== 'string');
}

/** The changes that {@link mapNodes} applies. */
interface Changes<From, To> {
  props: (props: From | 0, name: string) => To | 0;
  /** @param ancestors The names of the elements around the text, the outermost first. */
  text?: (text: string, ancestors: readonly string[]) => string;
}

/** Returns a copy of a body with changed attributes and texts. The structure stays the same. */
export function mapNodes<From, To = From>(
  body: readonly Node<From>[],
  changes: Changes<From, To>,
  ancestors: readonly string[] = [],
): Node<To>[] {
  return body.map((node) => {
    if (typeof node === 'string') return changes.text?.(node, ancestors) ?? node;
    const [name, props, ...children] = node;
    return [name, changes.props(props, name), ...mapNodes(children, changes, [...ancestors, name])];
  });
}
