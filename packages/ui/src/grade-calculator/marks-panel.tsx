import type { IbBoundaries } from '@tutoring/domain/ib-boundaries';
import { Button } from '../button/button';
import { Select } from '../field/field';
import { fill } from '../lib/fill';
import { BoundFields } from '../subject-calculator/bound-fields';
import { ComponentFields } from '../subject-calculator/component-fields';
import { SUBJECT_GROUPS } from '../subject-calculator/courses';
import { outcomeOf } from '../subject-calculator/outcome';
import { BoundaryChoice, CourseSelect, GuideSelect, hasPast } from '../subject-calculator/subject-fields';
import type { Texts } from '../subject-calculator/texts';
import type { Fields } from '../tool/fields';
import * as styles from './grade-calculator.css';
import { courseChanges, nameInRow, rowForm, type Row } from './row-form';
import type { Messages } from './translation';

/** What the rows have in common. These never change while the visitor types. */
export interface RowContext {
  messages: Messages;
  /** The messages and formats of the form of one subject, whose fields the rows share. */
  texts: Texts;
  boundaries: IbBoundaries | undefined;
  /** Changes fields of the diploma's form. */
  change: (changes: Fields) => void;
  /** Shows a row in the calculator of one subject. @default there is none on the page */
  onDetail?: ((row: Row, name: string) => void) | undefined;
}

interface MarksPanelProps {
  row: Row;
  /** From `rowFields`. */
  fields: Fields;
  /** The name of the subject. */
  name: string;
  /** The grade or letter that the marks give. */
  counted: string | undefined;
  context: RowContext;
}

/** The course of a row and the marks of its components, with the fields of the form of one subject. */
export function MarksPanel({ row, fields, name, counted, context }: MarksPanelProps) {
  const { messages, texts, boundaries, change, onDetail } = context;
  const form = rowForm(row, fields, change);
  const isCore = row === 'tok' || row === 'ee';
  const outcome = fields.course ? outcomeOf(fields, boundaries) : undefined;
  return (
    <div className={styles.marks}>
      {!isCore && (
        <CourseSelect
          {...form.bind('course')}
          messages={texts.messages}
          groups={SUBJECT_GROUPS}
          required
          options={[{ value: '', label: messages.none }]}
          onChange={({ target }) => change(courseChanges(row, target.value))}
        />
      )}
      {outcome?.chosen.kind === 'essay' && (
        <GuideSelect tool={form} messages={texts.messages} chosen={outcome.chosen} />
      )}
      {outcome && (
        // The key gives each course new fields, so that no typed text carries over.
        <ComponentFields
          key={outcome.chosen.key}
          tool={form}
          texts={texts}
          chosen={outcome.chosen}
          problems={outcome.problems}
        />
      )}
      {outcome?.kind === 'subject' && (
        <>
          {hasPast(outcome) && <BoundaryChoice tool={form} messages={texts.messages} chosen={outcome.chosen} />}
          <BoundFields tool={form} texts={texts} outcome={outcome} />
        </>
      )}
      {counted && (
        <Select
          {...form.bind('entered')}
          label={messages.marks_counts}
          saysOptional={false}
          options={[
            { value: '', label: fill(messages.marks_countsMarks, { grade: counted }) },
            { value: 'on', label: messages.marks_countsOwn },
          ]}
          onChange={({ target }) =>
            change({
              [nameInRow(row, 'entered')]: target.value,
              // The list of grades starts at the grade of the marks.
              ...(target.value && !fields.grade && { [nameInRow(row, 'grade')]: counted }),
            })
          }
        />
      )}
      {onDetail && fields.course && (
        <div>
          <Button variant="secondary" onClick={() => onDetail(row, name)}>
            {messages.marks_detail}
          </Button>
        </div>
      )}
    </div>
  );
}
