import { MOST_MARKS, subjectMarks } from '@tutoring/domain/ib-subject';
import { Fragment, useId } from 'react';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import { numberField } from '../tool/number-field';
import * as sheet from '../tool/tool.css';
import type { FormFields } from '../tool/use-tool-fields';
import { English } from './english';
import type { Problems } from './outcome';
import * as styles from './subject-calculator.css';
import { entriesIn, type Chosen } from './subject-form';
import type { Texts } from './texts';

interface ComponentFieldsProps {
  tool: FormFields;
  texts: Texts;
  chosen: Chosen;
  problems: Problems;
}

/** One row for each component: its weight, its mark, its maximum, and the value of one more mark. */
export function ComponentFields({ tool, texts, chosen, problems }: ComponentFieldsProps) {
  const { messages } = texts;
  const id = useId();
  const { key, kind, components, facts } = chosen;
  const { maxima } = entriesIn(tool.fields, chosen);
  return (
    <div className={styles.group}>
      <table className={sheet.fieldTable} aria-label={messages.components}>
        <thead>
          <tr>
            <th scope="col">{messages.component}</th>
            <th scope="col" className={styles.narrow} id={`${id}mark`}>
              {messages.mark}
            </th>
            <th scope="col" className={styles.narrow} id={`${id}max`}>
              {messages.max}
            </th>
          </tr>
        </thead>
        <tbody>
          {components.map((component) => {
            const { id: part, name, maxMarks } = component;
            const field = `${key}.${part}`;
            const problem = problems.get(field) ?? problems.get(`${field}.max`);
            const named = (column: string) => ({ 'aria-labelledby': `${id}${part} ${id}${column}` });
            const isWeighted = kind !== 'essay';
            // Only the first field of a row has the weight as its description, so that a screen reader says it once.
            const remarks = (isFaulty: boolean, isFirst = false) => ({
              'aria-invalid': isFaulty || undefined,
              'aria-describedby':
                cx(isFaulty && `${id}${part}problem`, isFirst && isWeighted && `${id}${part}worth`) || undefined,
            });
            return (
              <Fragment key={part}>
                <tr>
                  <th scope="row" id={`${id}${part}`}>
                    <English>{name}</English>
                  </th>
                  <td>
                    <input
                      className={sheet.control}
                      {...tool.bind(field)}
                      {...named('mark')}
                      {...remarks(problems.has(field), true)}
                      {...numberField('whole')}
                    />
                  </td>
                  <td>
                    {!isWeighted ? (
                      maxMarks
                    ) : (
                      <input
                        className={sheet.control}
                        {...tool.bind(`${field}.max`)}
                        {...named('max')}
                        {...remarks(problems.has(`${field}.max`))}
                        placeholder={maxMarks === undefined ? messages.none : String(maxMarks)}
                        {...numberField('whole')}
                      />
                    )}
                  </td>
                </tr>
                {problem && (
                  <tr>
                    <td colSpan={3} id={`${id}${part}problem`} className={sheet.problem}>
                      {fill(messages[`problem_${problem.code}` as keyof typeof messages], {
                        max: String(problem.max ?? MOST_MARKS),
                      })}
                    </td>
                  </tr>
                )}
                {isWeighted && (
                  <tr>
                    <td colSpan={3} id={`${id}${part}worth`} className={styles.worth}>
                      {worthOf(component)}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <div className={sheet.caution}>
        <p>{fill(messages.firstExams, { year: String(facts.first) })}</p>
        {facts.last && <p>{fill(messages.lastExams, { year: String(facts.last) })}</p>}
        {facts.source.confidence !== 'high' && <p>{messages.partsUnsure}</p>}
        <p>
          {fill(messages.partsSource, {
            sources: texts.list(facts.source.sources),
            checked: texts.month(facts.source.checked),
          })}
        </p>
      </div>
    </div>
  );

  /** The weight, and the value of one more mark if the maximum is known. */
  function worthOf({ id: part, weight, maxMarks }: Chosen['components'][number]): string {
    const one = { id: part, weight, ...(maxMarks === undefined ? {} : { maxMarks }) };
    const result = subjectMarks([one], { marks: {}, maxima: { [part]: maxima?.[part] } });
    const perMark = result.status === 'ready' ? result.components[0]?.perMark : undefined;
    const share = fill(messages.weight, { percent: texts.percent(weight, Number.isInteger(weight) ? 0 : 1) });
    if (!perMark) return share;
    const { outOf } = facts;
    const worth =
      outOf !== undefined
        ? fill(messages.perMarkCore, { marks: texts.number((perMark * outOf) / 100, 'always'), outOf: String(outOf) })
        : fill(messages.perMark, { percent: texts.percent(perMark, 2, 'always') });
    return `${share} · ${worth}`;
  }
}
