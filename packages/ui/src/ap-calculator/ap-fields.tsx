import { useId } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '../button/button';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import { useLang } from '../provider/provider';
import type { Fields } from '../tool/fields';
import type { ToolFields } from '../tool/use-tool-fields';
import * as styles from './ap-calculator.css';
import { EXAM_NAMES, examField, examIn, MAX_EXAMS, nextRow, openRow, rowsOf } from './ap-form';
import { ExamFields } from './exam-fields';
import { outcomesOf, type ExamOutcome } from './exam-outcome';
import { numbersOf } from './numbers';
import type { Messages } from './translation';
import { useEnglish } from './use-english';

interface ApFieldsProps {
  tool: ToolFields;
  messages: Messages;
}

/** The name of the button that adds an exam. The focus finds it by its name. */
const ADD = 'add-exam';

/**
 * The exams. One of them is open and shows its fields; the others are lines with their scores. A single exam has no line.
 * The focus follows each change.
 */
export function ApFields({ tool, messages }: ApFieldsProps) {
  const { fields } = tool;
  const rows = rowsOf(fields);
  const outcomes = outcomesOf(fields);
  const next = nextRow(fields);
  const update = (changes: Fields, focus: string) => {
    flushSync(() => tool.change(changes));
    (tool.ref.current?.elements.namedItem(focus) as HTMLElement | null)?.focus();
  };
  const remove = (number: number) => {
    const others = rows.filter((one) => one !== number);
    const open = openRow(fields);
    const shown = open === number ? (others.find((one) => one > number) ?? others.at(-1)) : open;
    update({ [examField(number)]: '', open: shown && others.length > 1 ? String(shown) : '' }, ADD);
  };
  return (
    <>
      {rows.length === 1 ? (
        rows.map((number) => <ExamFields key={number} number={number} tool={tool} messages={messages} />)
      ) : (
        <ol className={styles.exams} aria-label={messages.exams}>
          {rows.map((number) => (
            <Exam
              key={number}
              number={number}
              outcome={outcomes.find((one) => one.number === number)}
              isOpen={number === openRow(fields)}
              onOpen={() => tool.change({ open: String(number) })}
              onRemove={() => remove(number)}
              tool={tool}
              messages={messages}
            />
          ))}
        </ol>
      )}
      {next ? (
        <Button
          variant="secondary"
          name={ADD}
          className={styles.add}
          onClick={() => update({ open: String(next) }, examField(next))}
        >
          {messages.addExam}
        </Button>
      ) : (
        <p className={styles.help}>{fill(messages.full, { count: String(MAX_EXAMS) })}</p>
      )}
    </>
  );
}

interface ExamProps extends ApFieldsProps {
  number: number;
  /** Missing while no exam is chosen. */
  outcome: ExamOutcome | undefined;
  isOpen: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

function Exam({ number, outcome, isOpen, onOpen, onRemove, tool, messages }: ExamProps) {
  const english = useEnglish();
  const numbers = numbersOf(useLang());
  const fieldsId = useId();
  const name = EXAM_NAMES.get(examIn(tool.fields, number));
  const scores = outcome?.band
    ? fill(messages.bandOf, { band: numbers.range(outcome.band) })
    : outcome?.isInvalid
      ? messages.bandInvalid
      : outcome
        ? messages.bandNone
        : '';
  return (
    <li className={styles.exam}>
      <button type="button" className={styles.line} aria-expanded={isOpen} aria-controls={fieldsId} onClick={onOpen}>
        {name ? <span lang={english}>{name}</span> : <span>{messages.newExam}</span>}
        <span className={styles.band}>{scores}</span>
      </button>
      <IconButton
        icon="close"
        className={styles.remove}
        label={fill(messages.removeExam, { exam: name ?? messages.newExam })}
        onClick={onRemove}
      />
      <div id={fieldsId} className={cx(isOpen && styles.opened)}>
        {isOpen && <ExamFields number={number} tool={tool} messages={messages} />}
      </div>
    </li>
  );
}
