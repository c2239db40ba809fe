import type { WaysToTarget } from '@tutoring/domain/ib-diploma';
import type { ReactNode } from 'react';
import { fill } from '../lib/fill';
import { useLang } from '../provider/provider';
import * as sheet from '../tool/tool.css';
import * as styles from './grade-calculator.css';
import type { Messages } from './translation';

/** The number of equally easy ways that are listed. */
const WAYS_SHOWN = 5;

interface WayListProps {
  ways: WaysToTarget | { status: 'invalid' | 'incomplete' };
  text: string;
  /** Whether they lead to the Diploma, which also needs CAS. A total does not. @default false */
  isAward?: boolean;
  /** The text if no change of grades is enough. @default that none is */
  none?: string;
  messages: Messages;
  labelOf: (field: string) => string;
}

/** The easiest ways to a goal, each with the grades and letters that rise. */
export function WayList({ ways, text, none, isAward = false, messages, labelOf }: WayListProps) {
  const lang = useLang();
  if (!('ways' in ways)) return null;
  const cas = isAward && ways.needsCas && <p>{messages.needsCas}</p>;
  if (ways.ways.length === 0) return cas || <p>{none ?? messages.unreachable}</p>;
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  const shown = ways.ways.slice(0, WAYS_SHOWN);
  const others = ways.count - shown.length;
  return (
    <>
      {cas}
      <p>{text}</p>
      <ul className={sheet.list}>
        {shown.map(({ rises }) => {
          const texts = rises.map(({ field, from, to }) =>
            fill(messages.rise, { field: labelOf(field), from: String(from), to: String(to) }),
          );
          return <li key={texts.join()}>{list.format(texts)}</li>;
        })}
        {others > 0 && <li>{fill(messages.more, { count: String(others) })}</li>}
      </ul>
    </>
  );
}

/** A part of the result with a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={sheet.heading}>{title}</h3>
      <div className={styles.stack}>{children}</div>
    </section>
  );
}
