import { AP_SCORES, type ApResult, type ApScore } from '@tutoring/domain/ap-score';
import { recogniseAp } from '@tutoring/domain/recognition';
import { Select } from '../field/field';
import { fill } from '../lib/fill';
import { Recognition } from '../recognition/recognition';
import type { Fields } from '../tool/fields';
import { scoreIn } from './ap-form';
import { headlineOf } from './result-text';
import type { Messages } from './translation';

interface RecognisedProps {
  fields: Fields;
  /** Changes fields of the form. */
  change: (changes: Fields) => void;
  result: ApResult;
  /** The target score. */
  target: ApScore | undefined;
  messages: Messages;
}

/**
 * How one university recognises this exam: for the lowest likely score, for the target while a section is open, or for a
 * score that the visitor chooses.
 */
export function Recognised({ fields, change, result, target, messages }: RecognisedProps) {
  const { exam, complete } = result;
  const usual = complete ? headlineOf(result).low : target;
  if (!usual) return null;
  const read = recogniseAp([{ exam: exam.id, score: scoreIn(fields.read) ?? usual }]);
  if (read.status === 'invalid') return null;
  return (
    <Recognition
      recognised={read.recognised}
      name="to"
      chosen={fields.to}
      onChoose={(to) => change({ to })}
      nameOf={() => exam.name}
    >
      <Select
        name="read"
        value={fields.read ?? ''}
        onChange={({ target }) => change({ read: target.value })}
        label={messages.read}
        required
        options={[
          { value: '', label: fill(complete ? messages.readLikely : messages.readTarget, { score: String(usual) }) },
          ...[...AP_SCORES]
            .reverse()
            .map(String)
            .map((score) => ({ value: score, label: score })),
        ]}
      />
    </Recognition>
  );
}
