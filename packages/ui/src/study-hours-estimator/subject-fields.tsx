import { STUDY_LIMITS } from '@tutoring/domain/study-plan';
import type { ChangeEvent } from 'react';
import { numberField } from '../tool/number-field';
import { levelsOf } from './course-of';
import { Field } from './field';
import type { FieldsetProps } from './fieldset-props';
import { LEVELS } from './study-form';

/** The fields of one subject: name, level, current grade, target, and exam day. */
export function SubjectFields({
  tool,
  problemOf,
  hintOf,
  courses,
  messages,
  number,
}: FieldsetProps & { number: number }) {
  // If the course does not exist at the row's level, the row changes to the course's first level.
  const onName = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    const level = tool.fields[`level${number}`] ?? '';
    const levels: readonly string[] | undefined = levelsOf(value);
    const other = levels?.includes(level) ? undefined : levels?.[0];
    tool.change({ [`name${number}`]: value, ...(other && { [`level${number}`]: other }) });
  };
  return (
    <>
      <Field label={messages.subject} problem={problemOf(`name${number}`)} size="wide">
        {(field) => (
          <input
            {...field}
            {...tool.bind(`name${number}`)}
            onChange={onName}
            list={courses}
            maxLength={STUDY_LIMITS.name}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={messages.level}>
        {(field) => (
          <select {...field} {...tool.bind(`level${number}`)}>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {level === 'AP' ? level : messages[`level_${level}`]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {(['now', 'target'] as const).map((name) => (
        <Field
          key={name}
          label={messages[name]}
          problem={problemOf(`${name}${number}`)}
          hint={hintOf(`${name}${number}`)}
        >
          {(field) => <input {...field} {...tool.bind(`${name}${number}`)} {...numberField('decimal')} />}
        </Field>
      ))}
      <Field label={messages.exam} problem={problemOf(`exam${number}`)} size="long">
        {(field) => <input {...field} {...tool.bind(`exam${number}`)} type="date" />}
      </Field>
    </>
  );
}
