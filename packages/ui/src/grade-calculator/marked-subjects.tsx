import type { MarkedDiploma, MarkedRow } from '@tutoring/domain/ib-diploma';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import { English } from '../subject-calculator/english';
import type { Texts } from '../subject-calculator/texts';
import type { Fields } from '../tool/fields';
import * as sheet from '../tool/tool.css';
import { LEVELS } from './diploma-form';
import * as styles from './grade-calculator.css';
import { levelIn, SUBJECT_ROWS, type Row } from './row-form';
import { markTexts, nextText, percentText, rowTexts } from './row-texts';
import type { Messages } from './translation';

interface MarkedSubjectsProps {
  fields: Fields;
  diploma: MarkedDiploma;
  messages: Messages;
  texts: Texts;
  /** The name of a row. */
  nameOf: (row: Row) => string;
}

/** The six subjects side by side, with their marks. Nothing without marks: then the form says it all. */
export function MarkedSubjects({ fields, diploma, messages, texts, nameOf }: MarkedSubjectsProps) {
  const core = (['tok', 'ee'] as const).flatMap((row) => {
    const marks = markTexts(row, fields);
    return marks.length > 0 ? [{ row, marks, ...rowTexts(row, fields, diploma, messages, texts) }] : [];
  });
  if (core.length === 0 && diploma.subjects.every(({ marked }) => marked === undefined)) return null;
  return (
    <table className={cx(sheet.table, styles.subjects)}>
      <caption>{messages.marks_table}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.subject}</th>
          <th scope="col">{messages.marks_percent}</th>
          <th scope="col">{messages.grade}</th>
          <th scope="col">{messages.marks_nextColumn}</th>
        </tr>
      </thead>
      <tbody>
        {SUBJECT_ROWS.map((row, index) => {
          const subject = diploma.subjects[index];
          const marked = subject?.marked?.status === 'ready' ? subject.marked : undefined;
          return (
            <tr key={row}>
              <Name name={[nameOf(row), levelText(fields, messages, row)].join(' ')} marks={markTexts(row, fields)} />
              <td>{marked ? percentText(marked, texts) : messages.none}</td>
              <td>{subject && <Grade of={subject} messages={messages} texts={texts} />}</td>
              <td>{(marked && nextText(marked, messages, texts)) ?? messages.none}</td>
            </tr>
          );
        })}
        {core.map(({ row, marks, status }) => (
          <tr key={row}>
            <Name name={nameOf(row)} marks={marks} />
            <td>{status}</td>
            <td>{diploma[row].letter ?? messages.none}</td>
            <td>{messages.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Name({ name, marks }: { name: string; marks: readonly string[] }) {
  return (
    <th scope="row">
      {name}
      {marks.length > 0 && (
        <span className={styles.small}>
          <English>{marks.join(' · ')}</English>
        </span>
      )}
    </th>
  );
}

/** The grade that counts; below it, where it comes from, and its range over past sessions. */
function Grade({ of: subject, messages, texts }: { of: MarkedRow; messages: Messages; texts: Texts }) {
  return (
    <>
      {subject.grade ?? messages.none}
      {subject.marked && subject.from !== 'nothing' && (
        <span className={styles.small}>{originText(subject, messages, texts)}</span>
      )}
    </>
  );
}

/** Where a grade comes from; its range, if past sessions disagree. */
export function originText({ from, lowest, highest }: MarkedRow, messages: Messages, texts: Texts): string {
  if (from === 'entered') return messages.marks_entered;
  if (lowest === highest) return messages.marks_from;
  return fill(messages.marks_bySession, { range: texts.range({ low: Number(lowest), high: Number(highest) }) });
}

/** A subject's level, by its name in the reader's language. */
export function levelText(fields: Fields, messages: Messages, row: Row): string {
  const level = LEVELS.find((one) => one === levelIn(fields, row));
  return level ? messages[`level_${level}`] : '';
}
