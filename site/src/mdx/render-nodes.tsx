import { fill } from '@tutoring/ui/internal/fill';
import { Scroller } from '@tutoring/ui/scroller';
import { createElement, Fragment, type ReactNode } from 'react';
import type { ViewNode } from '../shared/tree';
import { useLanguage } from '../shared/page-data';
import { ELEMENTS } from './elements';
import { withPunctuationInMarks } from './mark/punctuation';

/** A list of nodes, as a component. */
export function Nodes({ nodes }: { nodes: readonly ViewNode[] }) {
  return renderNodes(nodes);
}

/** Renders a compiled body through the component map. */
export function renderNodes(nodes: readonly ViewNode[]): ReactNode {
  return withPunctuationInMarks(nodes).map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);
}

function renderNode(node: ViewNode): ReactNode {
  if (typeof node === 'string') return node;
  const [name, props, ...children] = node;
  if (name === 'table') return <Table heading={textOf(children[0] ?? '')}>{renderNodes(children)}</Table>;
  const { class: className, align: _align, ...rest } = props || {};
  return createElement(
    ELEMENTS[name] ?? name,
    className ? { ...rest, className } : rest,
    ...(children.length ? [renderNodes(children)] : []),
  );
}

/** A table that scrolls on small screens. Its accessible name is made of its column headings. */
function Table({ heading, children }: { heading: string; children: ReactNode }) {
  const { messages } = useLanguage();
  return (
    <Scroller aria-label={fill(messages.table, { heading })}>
      <table>{children}</table>
    </Scroller>
  );
}

/** The text of a table's head. */
function textOf(node: ViewNode): string {
  if (typeof node === 'string') return node;
  const [name, , ...children] = node;
  return children.map(textOf).join(name === 'tr' ? ', ' : ' ');
}
