import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Separates the children of some types from the others. Each child is a fragment around one node (renderNodes). */
export function partitionChildren(
  children: ReactNode,
  ...types: readonly unknown[]
): [matching: ReactNode[], rest: ReactNode[]] {
  const isMatching = (child: ReactNode) => types.includes(elementOf(child)?.type);
  const all = Children.toArray(children);
  return [all.filter(isMatching), all.filter((child) => !isMatching(child))];
}

/** The element of a node, which is in a fragment (renderNodes). */
export function elementOf(node: ReactNode): ReactElement<ElementProps> | undefined {
  const inside = isValidElement<WithChildren>(node) ? node.props.children : undefined;
  return isValidElement<ElementProps>(inside) ? inside : undefined;
}

interface ElementProps {
  id?: string;
  children?: ReactNode;
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
