import type { MarkedDiploma } from '@tutoring/domain/ib-diploma';
import { useCallback, useId, useState } from 'react';
import { Checkbox, Select, TextField } from '../field/field';
import { COURSES, GROUPS, SUBJECT_GROUPS, subjectName } from '../subject-calculator/courses';
import { useEnglish } from '../subject-calculator/english';
import { numberField } from '../tool/number-field';
import * as sheet from '../tool/tool.css';
import type { ToolFields } from '../tool/use-tool-fields';
import { BilingualFields } from './bilingual';
import { CoreRow } from './core-row';
import { isTarget } from './diploma-form';
import * as styles from './grade-calculator.css';
import { OfferFields } from './offer-fields';
import { COURSES_ONLY, takesCourses } from './question-form';
import type { RowContext } from './marks-panel';
import { rowFields, SUBJECT_ROWS, type Row } from './row-form';
import { rowTexts } from './row-texts';
import { SubjectRow } from './subject-row';

interface DiplomaFieldsProps {
  tool: ToolFields;
  context: RowContext;
  /** The diploma of the entries, perhaps a moment ago. */
  diploma: MarkedDiploma;
  /** The name of a row. */
  nameOf: (row: Row) => string;
  /** The name of a field of the domain: the subject's name, if it has one. */
  labelOf: (field: string) => string;
}

/** The fields: six subjects, two letters, CAS, and a target total. Grades and letters can come from marks. */
export function DiplomaFields({ tool, context, diploma, nameOf, labelOf }: DiplomaFieldsProps) {
  const { messages, texts } = context;
  const { fields } = tool;
  // The list of courses is needed only once the visitor is in a field.
  const [isListed, setListed] = useState(false);
  const showList = useCallback(() => setListed(true), []);
  const list = useId();
  const target = fields.target ?? '';
  const isWrong = target !== '' && !isTarget(target);
  const propsOf = <Name extends Row>(row: Name) => ({
    row,
    fields: rowFields(fields, row),
    name: nameOf(row),
    context,
    ...rowTexts(row, fields, diploma, messages, texts),
  });
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
          {SUBJECT_ROWS.map((row) => (
            <SubjectRow key={row} {...propsOf(row)} list={list} onList={showList} />
          ))}
        </tbody>
      </table>
      {isListed && <CourseList id={list} />}
      <div className={styles.core}>
        <CoreRow {...propsOf('tok')} />
        <CoreRow {...propsOf('ee')} />
      </div>
      <Select
        {...tool.bind('take')}
        label={messages.take_label}
        saysOptional={false}
        options={[
          { value: '', label: messages.take_diploma },
          { value: COURSES_ONLY, label: messages.take_courses },
        ]}
      />
      {!takesCourses(fields) && (
        <>
          <TextField
            {...tool.bind('target')}
            label={messages.target}
            problem={isWrong && messages.problem_target}
            {...numberField('whole')}
          />
          <Checkbox {...tool.bindCheck('cas')} label={messages.cas} />
          <OfferFields tool={tool} messages={messages} labelOf={labelOf} />
          <BilingualFields tool={tool} messages={messages} labelOf={labelOf} />
        </>
      )}
    </>
  );
}

/** The names of the courses, which the fields of names suggest. */
function CourseList({ id }: { id: string }) {
  const lang = useEnglish();
  const courses = SUBJECT_GROUPS.flatMap((group) => GROUPS[group]).flatMap((course) => COURSES.get(course) ?? []);
  return (
    <datalist id={id} lang={lang}>
      {courses.map((course) => (
        <option key={course.id} value={subjectName(course)} />
      ))}
    </datalist>
  );
}
