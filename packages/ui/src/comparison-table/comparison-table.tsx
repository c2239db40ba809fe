'use client';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#comparison-table/messages/en';
import { Icon } from '../icon/icon';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';
import { Scroller } from '../scroller/scroller';
import * as styles from './comparison-table.css';

/** A row: a question, and the answer for each column. */
export interface ComparisonRow {
  /** The question. */
  heading: string;
  /** An answer for each column, as text or yes and no; or a single answer for all columns. */
  cells: readonly ReactNode[];
}

export interface ComparisonTableProps extends HTMLAttributes<HTMLDivElement> {
  /** What the table compares. */
  caption: string;
  /** The heading above the row headings. */
  corner: string;
  /** The things that are compared: the column headings, all different. */
  columns: readonly string[];
  /** The rows, one for each question. */
  rows: readonly ComparisonRow[];
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** Compares things side by side. On a phone each row heading is above its row. Where the columns have no room, the table scrolls, and the row headings stay in view. */
export const ComparisonTable = forwardRef<HTMLDivElement, ComparisonTableProps>(function ComparisonTable(
  { caption, corner, columns, rows, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('comparison-table', en, overrides);
  return (
    <Scroller ref={ref} aria-label={caption} className={cx(styles.root, className)} {...rest}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={cx(styles.cell, styles.rowHeading, styles.corner)}>
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
                  {typeof cell === 'boolean' ? <Answer yes={cell} messages={messages} /> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
});

function Answer({ yes, messages }: { yes: boolean; messages: Translation<typeof en> }) {
  return (
    <span className={styles.answer}>
      <Icon name={yes ? 'check' : 'close'} /> {yes ? messages.yes : messages.no}
    </span>
  );
}
