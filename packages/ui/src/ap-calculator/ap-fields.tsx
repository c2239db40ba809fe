import { AP_EXAMS, type ApExam, type ApSection } from '@tutoring/domain/ap-exams';
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
import type { Messages } from './translation';
import { useEnglish } from './use-english';

interface ApFieldsProps {
  tool: ToolFields;
  messages: Messages;
}

/** The fields: an exam, the points of its sections, and a target score. */
export function ApFields({ tool, messages }: ApFieldsProps) {
  const english = useEnglish();
  const exam = examOf(tool.fields);
  return (
    <>
      <Select
        {...tool.bind('exam')}
        label={messages.exam}
        help={exam && fill(messages.format, { year: String(exam.examYear) })}
        required
        options={[
          { value: '', label: messages.chooseExam },
          ...AP_EXAMS.map(({ id, name }) => ({ value: id, label: name, lang: english })),
        ]}
        onChange={({ target }) => tool.change(otherExam(tool.fields, target.value))}
      />
      {exam && <Sections exam={exam} tool={tool} messages={messages} />}
      <Select
        {...tool.bind('target')}
        label={messages.target}
        options={[
          { value: '', label: messages.none },
          ...TARGETS.map(String).map((value) => ({ value, label: value })),
        ]}
      />
    </>
  );
}

function Sections({ exam, tool, messages }: ApFieldsProps & { exam: ApExam }) {
  const result = apScore(entryOf(tool.fields, exam));
  return (
    <table className={sheet.fieldTable} aria-label={messages.sections}>
      <thead>
        <tr>
          <th scope="col">{messages.section}</th>
          <th scope="col" className={styles.narrow}>
            {messages.points}
          </th>
          <th scope="col" className={styles.narrow}>
            {messages.max}
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
            messages={messages}
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

function Section({ section, problem, perPoint, tool, messages }: SectionProps) {
  const english = useEnglish();
  const numbers = numbersOf(useLang());
  const helpId = useId();
  const problemId = useId();
  const { id, name, detail, questions, maxRaw, maxRawAssumed, weight, minutes } = section;
  const bind = (kind: 'raw' | 'maxRaw') => {
    const isWrong = problem?.field === `${kind}.${id}`;
    return {
      ...tool.bind(`${kind}.${id}`),
      className: sheet.control,
      ...numberField('whole'),
      'aria-label': fill(kind === 'raw' ? messages.pointsOf : messages.maxOf, { section: name }),
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
            {fill(problem.field.startsWith('raw') ? messages.problem_raw : messages.problem_maxRaw, {
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
            {fill(messages.questions, { count: String(questions) })}
            {time && ` · ${time}`}
          </p>
          <p>
            {fill(messages.weight, { percent: numbers.percent(weight) })}
            {perPoint && ` · ${fill(messages.perPoint, { value: numbers.of(perPoint) })}`}
          </p>
          {maxRawAssumed && <p>{messages.assumed}</p>}
        </td>
      </tr>
    </>
  );
}
