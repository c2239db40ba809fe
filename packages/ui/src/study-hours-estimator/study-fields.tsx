import type { SchoolHolidays } from '@tutoring/domain/dates';
import type { CalendarDate } from '@tutoring/domain/study-plan';
import { useId, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '../button/button';
import { fill } from '../lib/fill';
import { VisuallyHidden } from '../layout/layout';
import type { Fields } from '../tool/fields';
import * as sheet from '../tool/tool.css';
import { Tooltip } from '../tooltip/tooltip';
import { COURSE_NAMES } from './course-of';
import { CourseworkFields } from './coursework-fields';
import { Field } from './field';
import type { FieldsetProps } from './fieldset-props';
import { HolidaysField } from './holidays-field';
import { nextRow, ROWS, rowsOf, SPANS, withoutRow, type RowKind } from './study-form';
import * as styles from './study-hours-estimator.css';
import type { StudyOutcome } from './study-outcome';
import { LIST_FIELD } from './study-text';
import { SubjectFields } from './subject-fields';
import { TimeFields } from './time-fields';

interface StudyFieldsProps extends Pick<FieldsetProps, 'tool' | 'names' | 'messages' | 'texts'> {
  outcome: StudyOutcome;
  schoolHolidays: readonly SchoolHolidays[];
  /** The day of the visitor’s clock, once it is known. */
  clock: CalendarDate | undefined;
}

/** Subjects, time, days off and coursework. */
export function StudyFields({ outcome, schoolHolidays, clock, ...part }: StudyFieldsProps) {
  const { tool, names, messages, texts } = part;
  const courses = useId();
  const isAp = (field: string) => tool.fields[field.replace(/^\D+/, 'level')] === 'AP';
  const problemOf = (field: string) => {
    const code = outcome.problems[field];
    return code && texts.problem(field, code, outcome.request, isAp(field));
  };
  const hintOf = (field: string) => {
    const hint = outcome.hints[field];
    return hint && texts.hint(hint, outcome.fields[field] ?? '', isAp(field));
  };
  const parts: FieldsetProps = { ...part, courses, problemOf, hintOf };
  const offName = (number: number) =>
    fill(messages.offNumber, { number: String(rowsOf(tool.fields, 'off').indexOf(number) + 1) });
  return (
    <>
      <input type="hidden" name="today" value={tool.fields.today ?? ''} />
      <datalist id={courses}>
        {COURSE_NAMES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Rows
        {...parts}
        row="subject"
        title={messages.subjects}
        add={messages.addSubject}
        nameOf={names.subject}
        help={messages.standingHelp}
      >
        {(number) => <SubjectFields {...parts} number={number} />}
      </Rows>
      <TimeFields {...parts} />
      <Rows
        {...parts}
        row="off"
        title={messages.off}
        add={messages.addOff}
        nameOf={offName}
        first={schoolHolidays.length > 0 && <HolidaysField {...part} calendars={schoolHolidays} today={clock} />}
      >
        {(number) => (
          <>
            <Field label={messages.span} size="half">
              {(field) => (
                <select {...field} {...tool.bind(`span${number}`)}>
                  {SPANS.map((span) => (
                    <option key={span} value={span}>
                      {messages[`span_${span}`]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={messages.date} problem={problemOf(`off${number}`)} size="long">
              {(field) => <input {...field} {...tool.bind(`off${number}`)} type="date" />}
            </Field>
            {tool.fields[`span${number}`] === 'range' && (
              <Field label={messages.until} size="long">
                {(field) => (
                  <input
                    {...field}
                    {...tool.bind(`until${number}`)}
                    type="date"
                    min={tool.fields[`off${number}`]}
                    aria-invalid={problemOf(`off${number}`) ? true : undefined}
                  />
                )}
              </Field>
            )}
          </>
        )}
      </Rows>
      <Rows {...parts} row="work" title={messages.coursework} add={messages.addWork} nameOf={names.work}>
        {(number) => <CourseworkFields {...parts} number={number} />}
      </Rows>
    </>
  );
}

interface RowsProps extends FieldsetProps {
  row: RowKind;
  title: string;
  /** The label of the button that adds a row. */
  add: string;
  nameOf: (number: number) => string;
  /** What to enter. @default nothing */
  help?: string;
  /** A field above the rows. @default none */
  first?: ReactNode;
  /** The fields of a row. */
  children: (number: number) => ReactNode;
}

/** A list of rows. Each row has a button that removes it, and a button below adds one. The focus follows each change. */
function Rows({ row, title, add, nameOf, help, first, children, tool, problemOf, messages }: RowsProps) {
  const numbers = rowsOf(tool.fields, row);
  const next = nextRow(tool.fields, row);
  const problem = problemOf(LIST_FIELD[row]);
  const addButton = `add-${row}`;
  const update = (changes: Fields, focus: string) => {
    flushSync(() => tool.change(changes));
    (tool.ref.current?.elements.namedItem(focus) as HTMLElement | null)?.focus();
  };
  const onAdd = () => next && update(firstOf(row, next, tool.fields), `${FOCUS[row]}${next}`);
  const onRemove = (number: number) => {
    // The focus moves to the next row, or else to the last one.
    const others = numbers.filter((one) => one !== number);
    const neighbour = others.find((one) => one > number) ?? others.at(-1);
    update(withoutRow(row, number), neighbour ? `${FOCUS[row]}${neighbour}` : addButton);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {help && <p className={sheet.caution}>{help}</p>}
      {first}
      {numbers.map((number) => (
        <fieldset key={number} className={styles.row}>
          <legend className={styles.hidden}>
            <VisuallyHidden>{nameOf(number)}</VisuallyHidden>
          </legend>
          {children(number)}
          <Tooltip content={messages.remove} className={styles.remove}>
            <IconButton
              icon="close"
              label={fill(messages.removeOf, { name: nameOf(number) })}
              onClick={() => onRemove(number)}
            />
          </Tooltip>
        </fieldset>
      ))}
      {problem && <p className={sheet.problem}>{problem}</p>}
      {next && (
        <Button variant="secondary" name={addButton} className={styles.add} onClick={onAdd}>
          {add}
        </Button>
      )}
    </fieldset>
  );
}

/** The field that gets the focus in a new row. */
const FOCUS = { subject: 'name', off: 'off', work: 'kind' } as const satisfies Record<RowKind, string>;

/** The first value of a new row. A new subject copies the level of the last one, because most students have several at one level. */
function firstOf(row: RowKind, number: number, fields: Fields): Fields {
  const last = rowsOf(fields, row).at(-1);
  const first = { subject: fields[`level${last}`] ?? 'HL', off: 'week', work: 'ia' }[row];
  return { [`${ROWS[row].first}${number}`]: first };
}
