import type { DiplomaDecision, DiplomaInput } from '@tutoring/domain/ib-diploma';
import { recogniseIb } from '@tutoring/domain/recognition';
import { Recognition } from '../recognition/recognition';
import type { Fields } from '../tool/fields';
import { gradesOf } from './diploma-form';
import { SUBJECT_ROWS, type Row } from './row-form';

interface RecognisedProps {
  /** The chosen place to study. */
  to: string | undefined;
  grades: DiplomaInput;
  /** Changes fields of the form. */
  change: (changes: Fields) => void;
  /** The diploma's decision. @default none, for single courses */
  decision?: DiplomaDecision | undefined;
  /** The name of a row. */
  nameOf: (row: Row) => string;
}

/** How one country or university recognises the whole result. */
export function Recognised({ to, grades, change, decision, nameOf }: RecognisedProps) {
  const read = recogniseIb({
    ...gradesOf(grades),
    total: decision?.points ?? null,
    diploma: decision?.status === 'awarded',
  });
  if (read.status === 'invalid') return null;
  return (
    <Recognition
      recognised={read.recognised}
      name="to"
      chosen={to}
      onChoose={(place) => change({ to: place })}
      nameOf={(place) => nameOf(SUBJECT_ROWS[place] ?? '1')}
    />
  );
}
