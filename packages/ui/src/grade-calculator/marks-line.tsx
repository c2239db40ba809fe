import { useId, useState } from 'react';
import { fill } from '../lib/fill';
import type { Fields } from '../tool/fields';
import * as styles from './grade-calculator.css';
import { MarksPanel, type RowContext } from './marks-panel';
import type { Row } from './row-form';

interface MarksLineProps {
  row: Row;
  /** From `rowFields`. */
  fields: Fields;
  /** The name of the subject. */
  name: string;
  counted: string | undefined;
  status: string | undefined;
  context: RowContext;
  /** Called when the visitor opens or closes the marks. @default nothing */
  onToggle?: (isOpen: boolean) => void;
}

/** What the marks of a row give, and a button that opens them. They are rendered only while they are open. */
export function MarksLine({ row, fields, name, counted, status, context, onToggle }: MarksLineProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.marksLine}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={fill(context.messages.marks_enterOf, { subject: name })}
          onClick={() => {
            setOpen(!isOpen);
            onToggle?.(!isOpen);
          }}
        >
          {context.messages.marks_enter}
        </button>
        {status && <span>{status}</span>}
      </div>
      {isOpen && (
        <div id={id}>
          <MarksPanel row={row} fields={fields} name={name} counted={counted} context={context} />
        </div>
      )}
    </>
  );
}
