import { CORE_LETTERS } from '@tutoring/domain/ib-diploma';
import { Checkbox, Select, TextField } from '../field/field';
import { fill } from '../lib/fill';
import { numberField } from '../tool/number-field';
import * as sheet from '../tool/tool.css';
import type { ToolFields } from '../tool/use-tool-fields';
import { GRADES, isTarget, LEVELS, MAX_NAME, NUMBERS } from './diploma-form';
import * as styles from './grade-calculator.css';
import type { Messages } from './translation';

interface DiplomaFieldsProps {
  tool: ToolFields;
  messages: Messages;
  /** The name of a subject. */
  nameOf: (number: number) => string;
}

/** The fields: six subjects, two letters, CAS, and a target total. */
export function DiplomaFields({ tool, messages, nameOf }: DiplomaFieldsProps) {
  const target = tool.fields.target ?? '';
  const isWrong = target !== '' && !isTarget(target);
  const letters = choices(messages.none, CORE_LETTERS, messages.noGrade);
  return (
    <>
      <table className={sheet.fieldTable} aria-label={messages.grades}>
        <thead>
          <tr>
            <th scope="col">{messages.subject}</th>
            <th scope="col" className={styles.narrow}>
              {messages.level}
            </th>
            <th scope="col" className={styles.narrow}>
              {messages.grade}
            </th>
          </tr>
        </thead>
        <tbody>
          {NUMBERS.map((number) => (
            <tr key={number}>
              <td>
                <input
                  className={sheet.control}
                  {...tool.bind(`name${number}`)}
                  aria-label={fill(messages.nameOf, { number: String(number) })}
                  placeholder={fill(messages.subjectNumber, { number: String(number) })}
                  maxLength={MAX_NAME}
                  autoComplete="off"
                />
              </td>
              <td>
                <select
                  className={sheet.control}
                  {...tool.bind(`level${number}`)}
                  aria-label={fill(messages.levelOf, { subject: nameOf(number) })}
                >
                  {LEVELS.map((level) => (
                    <option key={level} value={level}>
                      {messages[`level_${level}`]}
                    </option>
                  ))}
                </select>
              </td>
              <td>
                <select
                  className={sheet.control}
                  {...tool.bind(`grade${number}`)}
                  aria-label={fill(messages.gradeOf, { subject: nameOf(number) })}
                >
                  {choices(messages.none, [...GRADES].reverse(), messages.noGrade).map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={sheet.fieldRow}>
        <Select {...tool.bind('tok')} label={messages.tok} required options={letters} />
        <Select {...tool.bind('ee')} label={messages.ee} required options={letters} />
      </div>
      <TextField
        {...tool.bind('target')}
        label={messages.target}
        problem={isWrong && messages.problem_target}
        {...numberField('whole')}
      />
      <Checkbox {...tool.bindCheck('cas')} label={messages.cas} />
    </>
  );
}

/** A list that begins with an empty option. `N` has an explanation. */
function choices(none: string, values: readonly string[], noGrade: string) {
  return [{ value: '', label: none }, ...values.map((value) => ({ value, label: value === 'N' ? noGrade : value }))];
}
