import { Link } from '@tutoring/ui/link';
import { Scroller } from '@tutoring/ui/text';
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { components } from './components';
import { useLanguage } from './page-data';
import type { TreeNode } from './tree';

/** HTML that the library does better than a bare tag. */
const html: Record<string, ComponentType<never>> = {
  a: Link as ComponentType<never>,
  table: Table,
};

/** Renders a compiled body through the component map. */
export function renderNodes(nodes: readonly TreeNode[]): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);
}

function renderNode(node: TreeNode): ReactNode {
  if (typeof node === 'string') return node;
  const [name, props, ...children] = node;
  const type = (components as Record<string, ComponentType<never>>)[name] ?? html[name] ?? name;
  const { class: className, align: _align, ...rest } = props || {};
  return createElement(
    type as string,
    className ? { ...rest, className } : rest,
    ...(children.length ? [renderNodes(children)] : []),
  );
}

function Table({ children }: { children: ReactNode }) {
  const { words } = useLanguage();
  return (
    <Scroller aria-label={words.table}>
      <table>{children}</table>
    </Scroller>
  );
}
