import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import * as sheet from '../tool/tool.css';
import * as styles from './grade-calculator.css';
import type { Messages } from './translation';

interface ConditionRow {
  /** What is asked for. */
  text: string;
  /** What the student has. */
  yours: string;
  met: boolean | 'unknown';
}

interface ConditionTableProps {
  /** @default the section's heading names the table */
  caption?: ReactNode;
  rows: readonly ConditionRow[];
  messages: Messages;
}

/** Conditions, of the Diploma or of an offer, against what the student has. */
export function ConditionTable({ caption, rows, messages }: ConditionTableProps) {
  return (
    <table className={cx(sheet.table, styles.conditions)}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{messages.condition}</th>
          <th scope="col">{messages.yours}</th>
          <th scope="col">{messages.status}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ text, yours, met }) => (
          <tr key={text} data-met={met}>
            <th scope="row">{text}</th>
            <td>{yours}</td>
            <td>{metText(met, messages)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Says whether a condition is met. */
export function metText(met: ConditionRow['met'], messages: Messages): string {
  if (met === 'unknown') return messages.unknown;
  return met ? messages.met : messages.failed;
}
