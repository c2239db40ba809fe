import { Link } from '@tutoring/ui/link';
import { fill } from '@tutoring/ui/provider';
import { Scroller } from '@tutoring/ui/scroller';
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { components } from './components';
import type { ViewNode } from '../contract/tree';
import { useLanguage } from '../shell/page-data';

/** HTML that the library does better than a bare tag. */
const html: Record<string, ComponentType<never>> = {
  a: Link as ComponentType<never>,
};

/** Part of a page's content. */
export function Nodes({ nodes }: { nodes: readonly ViewNode[] }) {
  return renderNodes(nodes);
}

/** Renders a compiled body through the component map. */
export function renderNodes(nodes: readonly ViewNode[]): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);
}

function renderNode(node: ViewNode): ReactNode {
  if (typeof node === 'string') return node;
  const [name, props, ...children] = node;
  if (name === 'table') return <Table heading={textOf(children[0] ?? '')}>{renderNodes(children)}</Table>;
  const type = (components as Record<string, ComponentType<never>>)[name] ?? html[name] ?? name;
  const { class: className, align: _align, ...rest } = (props || {}) as Record<string, string>;
  return createElement(
    type as string,
    className ? { ...rest, className } : rest,
    ...(children.length ? [renderNodes(children)] : []),
  );
}

/** A table may be wider than a phone: it scrolls by itself, under a name made of its column headings. */
function Table({ heading, children }: { heading: string; children: ReactNode }) {
  const { words } = useLanguage();
  return (
    <Scroller aria-label={fill(words.table, { heading })}>
      <table>{children}</table>
    </Scroller>
  );
}

/** The words of a table's head, in reading order. */
function textOf(node: ViewNode): string {
  if (typeof node === 'string') return node;
  const [name, , ...children] = node;
  return children.map(textOf).join(name === 'tr' ? ', ' : ' ');
}
