import { BOUNDED_GRADES } from '@tutoring/domain/ib-subject';
import { useId } from 'react';
import { fill } from '../lib/fill';
import { numberField } from '../tool/number-field';
import * as sheet from '../tool/tool.css';
import type { FormFields } from '../tool/use-tool-fields';
import type { SubjectOutcome } from './outcome';
import * as styles from './subject-calculator.css';
import type { Texts } from './texts';

const ENDS = ['low', 'high'] as const;

interface BoundFieldsProps {
  tool: FormFields;
  texts: Texts;
  outcome: SubjectOutcome;
}

/** The fields for the visitor's own boundaries. They are empty at first. */
export function BoundFields({ tool, texts, outcome: { chosen, boundaries, problems } }: BoundFieldsProps) {
  const { messages } = texts;
  const id = useId();
  const { why } = boundaries;
  if (!why) return null;
  return (
    <div className={styles.group}>
      <p>{fill(messages[`why_${why}`], { year: String(chosen.facts.first) })}</p>
      <p className={sheet.caution}>{messages.boundHelp}</p>
      <table className={sheet.fieldTable} aria-label={messages.bounds_own}>
        <thead>
          <tr>
            <th scope="col" className={styles.narrow}>
              {messages.grade}
            </th>
            <th scope="col" id={`${id}low`}>
              {messages.lowest}
            </th>
            <th scope="col" id={`${id}high`}>
              {messages.highest}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...BOUNDED_GRADES].reverse().map((grade) => {
            const problem = problems.get(`${chosen.key}.low${grade}`);
            return [
              <tr key={grade}>
                <th scope="row" id={`${id}${grade}`} aria-label={`${messages.grade} ${grade}`}>
                  {grade}
                </th>
                {ENDS.map((end) => (
                  <td key={end}>
                    <input
                      className={sheet.control}
                      {...tool.bind(`${chosen.key}.${end}${grade}`)}
                      aria-labelledby={`${id}${grade} ${id}${end}`}
                      {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}${grade}problem` })}
                      {...numberField('whole')}
                    />
                  </td>
                ))}
              </tr>,
              problem && (
                <tr key={`${grade}problem`}>
                  <td colSpan={3} id={`${id}${grade}problem`} className={sheet.problem}>
                    {messages[`problem_${problem.code}` as keyof typeof messages]}
                  </td>
                </tr>
              ),
            ];
          })}
        </tbody>
      </table>
    </div>
  );
}
