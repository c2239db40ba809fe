import { Children, isValidElement, type ReactNode } from 'react';

/** What a writer wrote in a word, in two: the words of some kinds, and the rest. Each child is a fragment around one of them. */
export function split(children: ReactNode, ...types: readonly unknown[]): [found: ReactNode[], rest: ReactNode[]] {
  const isFound = (child: ReactNode) =>
    isValidElement<{ children?: ReactNode }>(child) &&
    isValidElement(child.props.children) &&
    types.includes(child.props.children.type);
  const all = Children.toArray(children);
  return [all.filter(isFound), all.filter((child) => !isFound(child))];
}
