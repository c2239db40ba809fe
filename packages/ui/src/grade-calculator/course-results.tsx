import { courseResults, type DiplomaInput } from '@tutoring/domain/ib-diploma';
import { fill } from '../lib/fill';
import type { ToolReport } from '../tool/report';
import * as sheet from '../tool/tool.css';
import type { Messages } from './translation';

interface CourseResultsProps {
  /** The grades. */
  input: DiplomaInput;
  messages: Messages;
  /** The name of a field: the subject's name, if it has one. */
  labelOf: (field: string) => string;
}

/** The grades of single courses, without a total and an award. */
export function CourseResults(props: CourseResultsProps) {
  const { messages } = props;
  const [, ...rows] = rowsOf(props);
  if (rows.length === 0) return <p aria-live="polite">{messages.courses_empty}</p>;
  return (
    <>
      <p aria-live="polite" className={sheet.figure}>
        {courseCount(props.input, messages)}
      </p>
      <p>{messages.courses_text}</p>
      <table className={sheet.table}>
        <caption>{messages.courses_title}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.subject}</th>
            <th scope="col">{messages.level}</th>
            <th scope="col">{messages.grade}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, level, grade], place) => (
            // Two courses can have one name.
            <tr key={`${place} ${name}`}>
              <th scope="row">{name}</th>
              <td>{level}</td>
              <td>{grade}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={sheet.caution}>{messages.notCertain}</p>
    </>
  );
}

/** How many courses have a grade, in words. */
export const courseCount = (input: DiplomaInput, messages: Messages): string =>
  fill(messages.courses_count, { count: String(courseResults(input).courses.length) });

/** The result for files; `undefined` without a grade. */
export function courseReport(props: CourseResultsProps): ToolReport | undefined {
  const rows = rowsOf(props);
  if (rows.length === 1) return undefined;
  const [, ...graded] = rows;
  return {
    title: props.messages.courses_title,
    headline: courseCount(props.input, props.messages),
    lines: [graded.map((cells) => `\u2068${cells.filter(Boolean).join(' ')}\u2069`).join(' · ')],
    rows,
  };
}

function rowsOf({ input, messages, labelOf }: CourseResultsProps): (string | number)[][] {
  const { courses, letters } = courseResults(input);
  return [
    [messages.subject, messages.level, messages.grade],
    ...courses.map(({ field, level, grade }) => [labelOf(field), messages[`level_${level}`], grade]),
    ...(['tok', 'ee'] as const).flatMap((field) => (letters[field] ? [[labelOf(field), '', letters[field]]] : [])),
  ];
}
