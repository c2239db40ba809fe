import { AP_EXAMS, AP_SOURCE, type ApExam, type ApSection } from '@tutoring/domain/ap-exams';
import { apScore, type InputProblem } from '@tutoring/domain/ap-score';
import { useId } from 'react';
import { Select } from '../field/field';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import { useLang } from '../provider/provider';
import { numberField } from '../tool/number-field';
import * as sheet from '../tool/tool.css';
import type { ToolFields } from '../tool/use-tool-fields';
import * as styles from './ap-calculator.css';
import { entryOf, examOf, otherExam, TARGETS } from './ap-form';
import { numbersOf } from './numbers';
import { useEnglish, type Words } from './words';

interface ApFieldsProps {
  tool: ToolFields;
  words: Words;
}

/** The fields: an exam, the points of its sections, and a target score. */
export function ApFields({ tool, words }: ApFieldsProps) {
  const english = useEnglish();
  const exam = examOf(tool.fields);
  return (
    <>
      <Select
        {...tool.bind('exam')}
        label={words.exam}
        help={exam && fill(words.format, { year: String(exam.examYear) })}
        required
        options={[
          { value: '', label: words.chooseExam },
          ...AP_EXAMS.map(({ id, name }) => ({ value: id, label: name, lang: english })),
        ]}
        onChange={({ target }) => tool.change(otherExam(tool.fields, target.value))}
      />
      {exam && <Sections exam={exam} tool={tool} words={words} />}
      <Select
        {...tool.bind('target')}
        label={words.target}
        options={[{ value: '', label: words.none }, ...TARGETS.map(String).map((value) => ({ value, label: value }))]}
      />
    </>
  );
}

function Sections({ exam, tool, words }: ApFieldsProps & { exam: ApExam }) {
  const result = apScore(entryOf(tool.fields, exam));
  return (
    <table className={sheet.fieldTable} aria-label={words.sections}>
      <thead>
        <tr>
          <th scope="col">{words.section}</th>
          <th scope="col" className={styles.narrow}>
            {words.points}
          </th>
          <th scope="col" className={styles.narrow}>
            {words.max}
          </th>
        </tr>
      </thead>
      <tbody>
        {exam.sections.map((section) => (
          <Section
            key={`${exam.id} ${section.id}`}
            section={section}
            problem={
              result.status === 'invalid'
                ? result.problems.find(({ field }) => field.endsWith(`.${section.id}`))
                : undefined
            }
            perPoint={
              result.status === 'ready' ? result.sections.find(({ id }) => id === section.id)?.perPoint : undefined
            }
            tool={tool}
            words={words}
          />
        ))}
      </tbody>
    </table>
  );
}

interface SectionProps extends ApFieldsProps {
  section: ApSection;
  problem: InputProblem | undefined;
  /** What one more point adds to the composite; undefined while a field is invalid. */
  perPoint: number | undefined;
}

function Section({ section, problem, perPoint, tool, words }: SectionProps) {
  const english = useEnglish();
  const numbers = numbersOf(useLang());
  const helpId = useId();
  const problemId = useId();
  const { id, name, detail, questions, maxRaw, maxRawAssumed, weight, minutes, timedForYear } = section;
  const bind = (kind: 'raw' | 'maxRaw') => {
    const isWrong = problem?.field === `${kind}.${id}`;
    return {
      ...tool.bind(`${kind}.${id}`),
      className: sheet.control,
      ...numberField('whole'),
      'aria-label': fill(kind === 'raw' ? words.pointsOf : words.maxOf, { section: name }),
      'aria-invalid': isWrong || undefined,
      // Only the points have the section's details as a description, so that screen readers read them once for each row.
      'aria-describedby': cx(isWrong && problemId, kind === 'raw' && helpId) || undefined,
    } as const;
  };
  const time = minutes && numbers.minutes(minutes);
  return (
    <>
      <tr>
        <th scope="row" lang={english}>
          {name}
        </th>
        <td>
          <input {...bind('raw')} />
        </td>
        <td>
          <input {...bind('maxRaw')} placeholder={String(maxRaw)} />
        </td>
      </tr>
      {problem && (
        <tr>
          <td colSpan={3} id={problemId} className={sheet.problem}>
            {fill(problem.field.startsWith('raw') ? words.problem_raw : words.problem_maxRaw, {
              min: String(problem.min),
              max: String(problem.max),
            })}
          </td>
        </tr>
      )}
      <tr>
        <td colSpan={3} id={helpId} className={styles.help}>
          {detail && (
            <p>
              <bdi lang={english}>{detail}</bdi>
            </p>
          )}
          <p>
            {fill(words.questions, { count: String(questions) })}
            {time && ` · ${timedForYear ? time : fill(words.minutes, { minutes: time, years: AP_SOURCE.timing })}`}
          </p>
          <p>
            {fill(words.weight, { percent: numbers.percent(weight) })}
            {perPoint && ` · ${fill(words.perPoint, { value: numbers.of(perPoint) })}`}
          </p>
          {maxRawAssumed && <p>{words.assumed}</p>}
        </td>
      </tr>
    </>
  );
}
