import { useId } from 'react';
import { numberField } from '../tool/number-field';
import * as sheet from '../tool/tool.css';
import type { ToolFields } from '../tool/use-tool-fields';
import type { SubjectOutcome } from './outcome';
import * as styles from './subject-calculator.css';
import type { Texts } from './texts';

const ENDS = ['low', 'high'] as const;

interface BoundFieldsProps {
  tool: ToolFields;
  texts: Texts;
  outcome: SubjectOutcome;
}

/** The fields for the visitor's own boundaries, where none are known. They are empty at first. */
export function BoundFields({ tool, texts, outcome: { chosen, boundaries, problems } }: BoundFieldsProps) {
  const { words } = texts;
  const id = useId();
  const { open, why } = boundaries;
  if (!why) return null;
  return (
    <div className={styles.group}>
      <p>{words[`why_${why}`]}</p>
      {why === 'none' && chosen.rows.length > 0 && <p>{words.orSession}</p>}
      <p className={sheet.caution}>{words.boundHelp}</p>
      <table className={sheet.fieldTable} aria-label={words.session_own}>
        <thead>
          <tr>
            <th scope="col" className={styles.narrow}>
              {words.grade}
            </th>
            <th scope="col" id={`${id}low`}>
              {words.lowest}
            </th>
            <th scope="col" id={`${id}high`}>
              {words.highest}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...open].reverse().map((grade) => {
            const problem = problems.get(`${chosen.key}.low${grade}`);
            return [
              <tr key={grade}>
                <th scope="row" id={`${id}${grade}`} aria-label={`${words.grade} ${grade}`}>
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
                    {words[`problem_${problem.code}` as keyof typeof words]}
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
