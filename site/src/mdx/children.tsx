import { Children, isValidElement, type ReactNode } from 'react';

/** Separates the children of some types from the others. Each child is a fragment around one node (renderNodes). */
export function partitionChildren(
  children: ReactNode,
  ...types: readonly unknown[]
): [matching: ReactNode[], rest: ReactNode[]] {
  const isMatching = (child: ReactNode) =>
    isValidElement<{ children?: ReactNode }>(child) &&
    isValidElement(child.props.children) &&
    types.includes(child.props.children.type);
  const all = Children.toArray(children);
  return [all.filter(isMatching), all.filter((child) => !isMatching(child))];
}

/** The content of each item of these lists. */
export function itemsOf(lists: readonly ReactNode[]): ReactNode[] {
  return lists
    .flatMap((list) => childrenOf(childrenOf(list)[0]))
    .flatMap((item) => childrenOf(item).flatMap((li) => (isValidElement<WithChildren>(li) ? [li.props.children] : [])));
}

function childrenOf(node: ReactNode): ReactNode[] {
  return isValidElement<WithChildren>(node) ? Children.toArray(node.props.children) : [];
}

interface WithChildren {
  children?: ReactNode;
}
