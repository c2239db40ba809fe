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

/** What {@link map} changes. */
interface Changes<From, To> {
  props: (props: From | 0, name: string) => To | 0;
  /** @param around The names of the elements around the text, the outermost first. */
  text?: (text: string, around: readonly string[]) => string;
}

/** A body of the same form with other attributes or texts. */
export function map<From, To = From>(
  body: readonly Node<From>[],
  changes: Changes<From, To>,
  around: readonly string[] = [],
): Node<To>[] {
  return body.map((node) => {
    if (typeof node === 'string') return changes.text?.(node, around) ?? node;
    const [name, props, ...children] = node;
    return [name, changes.props(props, name), ...map(children, changes, [...around, name])];
  });
}
