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

/** What stands in each item of these lists. */
export function itemsOf(lists: readonly ReactNode[]): ReactNode[] {
  return lists
    .flatMap((list) => childrenOf(childrenOf(list)[0]))
    .flatMap((item) => childrenOf(item).flatMap((li) => (isValidElement<Around>(li) ? [li.props.children] : [])));
}

function childrenOf(node: ReactNode): ReactNode[] {
  return isValidElement<Around>(node) ? Children.toArray(node.props.children) : [];
}

interface Around {
  children?: ReactNode;
}
