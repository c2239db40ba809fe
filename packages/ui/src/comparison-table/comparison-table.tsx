'use client';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#comparison-table/messages/en';
import { Icon } from '../icon/icon';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';
import { Scroller } from '../scroller/scroller';
import * as styles from './comparison-table.css';

/** A question, and the answer for each column. */
export interface ComparisonRow {
  /** What is compared. */
  heading: string;
  /** One for each column, a text or whether it is so; or a single one that holds for all of them. */
  cells: readonly ReactNode[];
}

export interface ComparisonTableProps extends HTMLAttributes<HTMLDivElement> {
  /** What the table compares. */
  caption: string;
  /** What stands above the row headings. */
  corner: string;
  /** The things that are compared: a heading for each column, none twice. */
  columns: readonly string[];
  /** What they are compared by, a row for each question. */
  rows: readonly ComparisonRow[];
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** Things beside each other. On a phone it scrolls by itself, and the row headings stay. */
export const ComparisonTable = forwardRef<HTMLDivElement, ComparisonTableProps>(function ComparisonTable(
  { caption, corner, columns, rows, messages, className, ...rest },
  ref,
) {
  const words = useMessages('comparison-table', en, messages);
  return (
    <Scroller ref={ref} aria-label={caption} className={cx(styles.root, className)} {...rest}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={cx(styles.cell, styles.rowHeading)}>
              {corner}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ heading, cells }) => (
            <tr key={heading}>
              <th scope="row" className={cx(styles.cell, styles.rowHeading)}>
                {heading}
              </th>
              {cells.map((cell, index) => (
                <td key={index} colSpan={cells.length === 1 ? columns.length : undefined} className={styles.cell}>
                  {typeof cell === 'boolean' ? <Answer yes={cell} words={words} /> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
});

function Answer({ yes, words }: { yes: boolean; words: Translation<typeof en> }) {
  return (
    <span className={styles.answer}>
      <Icon name={yes ? 'check' : 'close'} /> {yes ? words.yes : words.no}
    </span>
  );
}
