import type { DiplomaDecision } from '@tutoring/domain/ib-diploma';
import { recogniseIb, type IbResultToRecognise } from '@tutoring/domain/recognition';
import { Recognition } from '../recognition/recognition';
import type { Fields } from '../tool/fields';
import { gradesOf } from './diploma-form';

interface RecognisedProps {
  fields: Fields;
  /** Changes fields of the form. */
  change: (changes: Fields) => void;
  decision: DiplomaDecision;
  nameOf: (number: number) => string;
}

/** How one country or university recognises the whole result. */
export function Recognised({ fields, change, decision: { status, points }, nameOf }: RecognisedProps) {
  const grades: Omit<IbResultToRecognise, 'total' | 'diploma'> = gradesOf(fields);
  const read = recogniseIb({ ...grades, total: points, diploma: status === 'awarded' });
  if (read.status === 'invalid') return null;
  return (
    <Recognition
      recognised={read.recognised}
      name="to"
      chosen={fields.to}
      onChoose={(to) => change({ to })}
      nameOf={(place) => nameOf(place + 1)}
    />
  );
}
