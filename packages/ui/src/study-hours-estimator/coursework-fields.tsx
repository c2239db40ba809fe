import { courseworkHours, STUDY_LIMITS } from '@tutoring/domain/study-plan';
import { useId } from 'react';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Fields } from '../tool/fields';
import { numberField } from '../tool/number-field';
import * as sheet from '../tool/tool.css';
import { ibCourse } from './course-of';
import { Field } from './field';
import type { FieldsetProps } from './fieldset-props';
import { KINDS } from './study-form';
import * as styles from './study-hours-estimator.css';

/** The fields of one piece of coursework: its kind, the hours left, and the due date. */
export function CourseworkFields({
  tool,
  problemOf,
  courses,
  messages,
  texts,
  number,
}: FieldsetProps & { number: number }) {
  const helpId = useId();
  const { fields } = tool;
  const reported = reportedHours(fields, number);
  // The reported hours fill the field until the visitor enters a number of their own.
  const change = (changes: Fields) => {
    const left = fields[`left${number}`];
    const isOwn = left !== undefined && left !== String(reported?.hours);
    const other = reportedHours({ ...fields, ...changes }, number);
    tool.change({ ...changes, ...(!isOwn && { [`left${number}`]: other ? String(other.hours) : '' }) });
  };
  return (
    <>
      <Field label={messages.kind} size="half">
        {(field) => (
          <select
            {...field}
            {...tool.bind(`kind${number}`)}
            onChange={({ target }) => change({ [`kind${number}`]: target.value })}
          >
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {messages[`work_${kind}`]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={messages.title} problem={problemOf(`title${number}`)} size="long">
        {(field) => (
          <input
            {...field}
            {...tool.bind(`title${number}`)}
            onChange={({ target }) => change({ [`title${number}`]: target.value })}
            list={courses}
            maxLength={STUDY_LIMITS.name}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={messages.left} problem={problemOf(`left${number}`)} describedBy={reported && helpId}>
        {(field) => <input {...field} {...tool.bind(`left${number}`)} {...numberField('decimal')} />}
      </Field>
      <Field label={messages.due} problem={problemOf(`due${number}`)} size="long">
        {(field) => <input {...field} {...tool.bind(`due${number}`)} type="date" />}
      </Field>
      {reported && (
        <p id={helpId} className={cx(sheet.caution, styles.whole)}>
          {fill(reported.of === 'class-time' ? messages.publishedClass : messages.published, {
            hours: texts.hours(reported.hours),
            // Prefer a source that is a URL. The other sources are notes without a name.
            source: reported.sources.find((source) => /^\S+\.\S+/.test(source)) ?? messages.schoolPages,
            year: reported.checked.slice(0, 4),
          })}
        </p>
      )}
    </>
  );
}

function reportedHours(fields: Fields, number: number) {
  const kind = KINDS.find((one) => one === fields[`kind${number}`]) ?? 'ia';
  return courseworkHours(kind, ibCourse(fields[`title${number}`] ?? '')?.id);
}
