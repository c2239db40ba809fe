import type { ReactNode } from 'react';
import { Footnote } from '../../packages/ui/src/footnote';
import { Container } from '../../packages/ui/src/layout';
import { fill } from '../../packages/ui/src/provider';
import { Scroller } from '../../packages/ui/src/scroller';
import { Prose } from '../../packages/ui/src/text';
import { useSite } from './frame';

/** What proves a page, at its end. */
export function Sources({ date, children }: { date: string; children: readonly ReactNode[] }) {
  const { words } = useSite();
  return (
    <Container>
      <Footnote heading={`${fill(words.sources, { date })} (${children.length})`}>
        <Prose>
          <ul>
            {children.map((source, at) => (
              <li key={at}>{source}</li>
            ))}
          </ul>
        </Prose>
      </Footnote>
    </Container>
  );
}

interface TableProps {
  caption: string;
  head: readonly string[];
  /** The first cell of each names its row. */
  rows: readonly (readonly string[])[];
}

/** A table that scrolls by itself where it is wider than its place. */
export function Table({ caption, head, rows }: TableProps) {
  return (
    <Scroller aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
