import { memo } from 'react';
import { fill } from '../lib/fill';
import { COURSES, subjectName } from '../subject-calculator/courses';
import type { Fields } from '../tool/fields';
import * as sheet from '../tool/tool.css';
import { GRADES, LEVELS, MAX_NAME } from './diploma-form';
import * as styles from './grade-calculator.css';
import { gradeChoices } from './grade-choices';
import { MarksLine } from './marks-line';
import type { RowContext } from './marks-panel';
import { nameChanges, rowForm, type Row } from './row-form';
import type { RowTexts } from './row-texts';

export interface RowProps<Name extends Row = Row> extends RowTexts {
  row: Name;
  /** From `rowFields`. */
  fields: Fields;
  /** The name of the subject, or its number. */
  name: string;
  context: RowContext;
}

interface SubjectRowProps extends RowProps<Exclude<Row, 'tok' | 'ee'>> {
  /** The id of the list of courses. */
  list: string;
  /** Called when the visitor may need the list. */
  onList: () => void;
}

/** A subject: its name or course, its level, its grade, and its marks on request. */
export const SubjectRow = memo(function SubjectRow({
  row,
  fields,
  name,
  counted,
  status,
  context,
  list,
  onList,
}: SubjectRowProps) {
  const { messages, change } = context;
  const form = rowForm(row, fields, change);
  const course = COURSES.get(fields.course ?? '');
  const levels = LEVELS.filter((level) => !course || level in course.variants);
  const isCounted = counted !== undefined && !(fields.entered && fields.grade);
  return (
    <>
      <tr>
        <td>
          <input
            className={sheet.control}
            {...form.bind('name')}
            value={fields.name ?? (course ? subjectName(course) : '')}
            onChange={({ target }) => change(nameChanges(row, target.value))}
            aria-label={fill(messages.nameOf, { number: row })}
            placeholder={fill(messages.subjectNumber, { number: row })}
            maxLength={MAX_NAME}
            autoComplete="off"
            list={list}
            onFocus={onList}
          />
        </td>
        <td>
          <select
            className={sheet.control}
            {...form.bind('level')}
            aria-label={fill(messages.levelOf, { subject: name })}
          >
            {levels.map((level) => (
              <option key={level} value={level}>
                {messages[`level_${level}`]}
              </option>
            ))}
          </select>
        </td>
        <td>
          {isCounted ? (
            <output aria-label={fill(messages.gradeOf, { subject: name })}>
              <span className={styles.counted}>{counted}</span>{' '}
              <span className={styles.origin}>{messages.marks_from}</span>
            </output>
          ) : (
            <select
              className={sheet.control}
              {...form.bind('grade')}
              aria-label={fill(messages.gradeOf, { subject: name })}
            >
              {gradeChoices(messages, [...GRADES].reverse()).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </td>
      </tr>
      <tr>
        <td colSpan={3}>
          <MarksLine row={row} fields={fields} name={name} counted={counted} status={status} context={context} />
        </td>
      </tr>
    </>
  );
}, isSameRow);

/** Whether two renders of a row are equal: the fields are a new object at every change of any row. */
export function isSameRow<Props extends RowProps>(
  { fields, ...one }: Props,
  { fields: others, ...other }: Props,
): boolean {
  return isSame(fields, others) && isSame(one, other);
}

function isSame(one: object, other: object): boolean {
  const [pairs, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    pairs.length === others.size &&
    pairs.every(([name, value]) => others.has(name) && Object.is(others.get(name), value))
  );
}
