import { AP_EXAMS, AP_SCORE_ONLY_EXAMS, type ApExam, type ApSection } from '@tutoring/domain/ap-exams';
import { AP_SCORES, apScore, type InputProblem } from '@tutoring/domain/ap-score';
import { useId } from 'react';
import { Select } from '../field/field';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import { useLang } from '../provider/provider';
import { numberField } from '../tool/number-field';
import * as sheet from '../tool/tool.css';
import type { ToolFields } from '../tool/use-tool-fields';
import * as styles from './ap-calculator.css';
import { entryOf, examField, examIn, rowsOf, scoreIn, TARGETS } from './ap-form';
import { numbersOf } from './numbers';
import type { Messages } from './translation';
import { useEnglish } from './use-english';

interface ExamFieldsProps {
  /** The number of the exam's row. */
  number: number;
  tool: ToolFields;
  messages: Messages;
}

/** The fields of one exam: which exam, a known score, or the points of its sections and a target score. */
export function ExamFields({ number, tool, messages }: ExamFieldsProps) {
  const english = useEnglish();
  const id = examIn(tool.fields, number);
  const exam = AP_EXAMS.find((one) => one.id === id);
  const others = rowsOf(tool.fields).filter((row) => row !== number);
  const isFree = (one: { id: string }) => others.every((row) => examIn(tool.fields, row) !== one.id);
  const optionOf = (one: { id: string; name: string }) => ({ value: one.id, label: one.name, lang: english });
  const scores = [...AP_SCORES].reverse().map(String);
  const hasScore = scoreIn(tool.fields[`${id}.score`]) !== undefined;
  return (
    <div className={styles.fields}>
      <Select
        {...tool.bind(examField(number))}
        label={messages.exam}
        help={
          exam ? fill(messages.format, { year: String(exam.examYear) }) : id !== '' ? messages.scoreOnly : undefined
        }
        required
        options={[{ value: '', label: messages.chooseExam }]}
        // An emptied row stays open only if `open` names it.
        onChange={({ target }) =>
          tool.change({ [examField(number)]: target.value, open: others.length > 0 ? String(number) : '' })
        }
      >
        <Exams label={messages.examsOfPoints} options={AP_EXAMS.filter(isFree).map(optionOf)} />
        <Exams label={messages.examsOfScores} options={AP_SCORE_ONLY_EXAMS.filter(isFree).map(optionOf)} />
      </Select>
      {exam && !hasScore && <Sections exam={exam} tool={tool} messages={messages} />}
      {exam && !hasScore && (
        <Select
          {...tool.bind(`${id}.target`)}
          label={messages.target}
          options={[
            { value: '', label: messages.none },
            ...TARGETS.map(String).map((value) => ({ value, label: value })),
          ]}
        />
      )}
      {id !== '' && (
        <Select
          {...tool.bind(`${id}.score`)}
          label={exam ? messages.givenScore : messages.givenOnly}
          required={!exam}
          options={[
            { value: '', label: exam ? messages.fromPoints : messages.none },
            ...scores.map((value) => ({ value, label: value })),
          ]}
        />
      )}
    </div>
  );
}

interface ExamsProps {
  label: string;
  options: readonly { value: string; label: string; lang: string | undefined }[];
}

function Exams({ label, options }: ExamsProps) {
  return (
    <optgroup label={label}>
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </optgroup>
  );
}

function Sections({ exam, tool, messages }: Omit<ExamFieldsProps, 'number'> & { exam: ApExam }) {
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
            examId={exam.id}
            tool={tool}
            messages={messages}
          />
        ))}
      </tbody>
    </table>
  );
}

interface SectionProps extends Omit<ExamFieldsProps, 'number'> {
  examId: string;
  section: ApSection;
  problem: InputProblem | undefined;
  /** What one more point adds to the composite; undefined while a field is invalid. */
  perPoint: number | undefined;
}

function Section({ section, problem, perPoint, examId, tool, messages }: SectionProps) {
  const english = useEnglish();
  const numbers = numbersOf(useLang());
  const helpId = useId();
  const problemId = useId();
  const { id, name, detail, questions, maxRaw, maxRawAssumed, weight, minutes } = section;
  const bind = (kind: 'raw' | 'maxRaw') => {
    const isWrong = problem?.field === `${kind}.${id}`;
    return {
      ...tool.bind(`${examId}.${kind}.${id}`),
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
