import { Accordion, AccordionItem } from '@tutoring/ui/accordion';
import { ShowMore } from '@tutoring/ui/show-more';
import { Prose } from '@tutoring/ui/text';
import { Children, Fragment, type ReactNode } from 'react';
import { elementOf, itemsOf } from '../children';

/** How many items of a list stay open. A single further item stays open too: it is as short as the button. */
const OPEN_ITEMS = 3;
/** Two texts under headings of a section never fold. */
const MOST_OPEN_TEXTS = 2;

/**
 * Folds what makes a page long: lists after three items, and the texts under the headings of a section (h3) after the first
 * `openTexts`. Everything stays in the HTML: the browser's search, links and print reach it.
 */
export function fold(children: ReactNode, openTexts: number): ReactNode {
  const nodes = Children.toArray(children);
  const starts = nodes.flatMap((node, at) => (elementOf(node)?.type === 'h3' ? [at] : []));
  if (starts.length <= Math.max(openTexts, MOST_OPEN_TEXTS)) return nodes.map(withFoldedList);
  const folded = starts.slice(openTexts);
  return (
    <>
      {nodes.slice(0, folded[0]).map(withFoldedList)}
      <Accordion>
        {folded.map((start, at) => {
          const heading = elementOf(nodes[start]);
          const { id, children: text } = heading?.props ?? {};
          return (
            <AccordionItem key={start} id={id} heading={text}>
              <Prose>{nodes.slice(start + 1, folded[at + 1])}</Prose>
            </AccordionItem>
          );
        })}
      </Accordion>
    </>
  );
}

function withFoldedList(node: ReactNode, at: number): ReactNode {
  return <Fragment key={at}>{foldList(node)}</Fragment>;
}

function foldList(node: ReactNode): ReactNode {
  const list = elementOf(node);
  const items = list?.type === 'ul' ? itemsOf([node]) : [];
  if (items.length <= OPEN_ITEMS + 1) return node;
  const itemsFrom = (from: number, to?: number) => (
    <ul>
      {items.slice(from, to).map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </ul>
  );
  return (
    <>
      {itemsFrom(0, OPEN_ITEMS)}
      <ShowMore count={items.length - OPEN_ITEMS}>
        <Prose>{itemsFrom(OPEN_ITEMS)}</Prose>
      </ShowMore>
    </>
  );
}
