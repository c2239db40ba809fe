import { CORE_LETTERS } from '@tutoring/domain/ib-diploma';
import { memo, useId, useState } from 'react';
import { Select } from '../field/field';
import * as styles from './grade-calculator.css';
import { gradeChoices } from './grade-choices';
import { MarksLine } from './marks-line';
import { rowForm } from './row-form';
import { isSameRow, type RowProps } from './subject-row';

/** Theory of Knowledge or the Extended Essay: its letter, and its marks on request. */
export const CoreRow = memo(function CoreRow({ row, fields, name, counted, status, context }: RowProps<'tok' | 'ee'>) {
  const { messages, change } = context;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isCounted = counted !== undefined && !(fields.entered && fields.grade);
  return (
    <div data-open={isOpen || undefined}>
      {isCounted ? (
        <>
          <p id={id} className={styles.coreLabel}>
            {name}
          </p>
          <output aria-labelledby={id}>
            <span className={styles.counted}>{counted}</span>{' '}
            <span className={styles.origin}>{messages.marks_from}</span>
          </output>
        </>
      ) : (
        <Select
          {...rowForm(row, fields, change).bind('grade')}
          label={name}
          required
          options={gradeChoices(messages, CORE_LETTERS)}
        />
      )}
      <MarksLine
        row={row}
        fields={fields}
        name={name}
        counted={counted}
        status={status}
        context={context}
        onToggle={setOpen}
      />
    </div>
  );
}, isSameRow);
