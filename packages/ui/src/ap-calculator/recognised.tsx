import { AP_SCORES, type ApScore } from '@tutoring/domain/ap-score';
import { recogniseAp } from '@tutoring/domain/recognition';
import { Select } from '../field/field';
import { fill } from '../lib/fill';
import { Recognition } from '../recognition/recognition';
import type { Fields } from '../tool/fields';
import { HIGHER, rowsOf, scoreIn } from './ap-form';
import { countedIn, scoresAt, type ExamOutcome } from './exam-outcome';
import type { Messages } from './translation';

interface RecognisedProps {
  fields: Fields;
  /** Changes fields of the form. */
  change: (changes: Fields) => void;
  outcomes: readonly ExamOutcome[];
  /** The target score of the open exam. */
  target: ApScore | undefined;
  messages: Messages;
}

/**
 * How one university recognises the exams: one exam by its lowest likely score, by the target while a section is open, or
 * by a score that the visitor chooses; several exams by the lower or the higher end of their scores.
 */
export function Recognised({ fields, change, outcomes, target, messages }: RecognisedProps) {
  const counted = countedIn(outcomes);
  const isSeveral = rowsOf(fields).length > 1;
  const [first] = counted;
  if (!first) return null;
  const isSure = first.given !== undefined || first.result?.complete;
  const usual = isSure ? first.band.low : target;
  if (!isSeveral && !usual) return null;
  const scores = isSeveral
    ? scoresAt(fields.read === HIGHER ? 'high' : 'low', counted)
    : [{ exam: first.id, score: scoreIn(fields.read) ?? usual ?? first.band.low }];
  const read = recogniseAp(scores);
  if (read.status === 'invalid') return null;
  const options = isSeveral
    ? [
        { value: '', label: messages.readLower },
        { value: HIGHER, label: messages.readHigher },
      ]
    : [
        { value: '', label: fill(isSure ? messages.readLikely : messages.readTarget, { score: String(usual) }) },
        ...[...AP_SCORES].reverse().map((score) => ({ value: String(score), label: String(score) })),
      ];
  return (
    <Recognition
      recognised={read.recognised}
      name="to"
      chosen={fields.to}
      onChoose={(to) => change({ to })}
      nameOf={(place) => counted[place]?.name ?? ''}
    >
      <Select
        name="read"
        value={options.some(({ value }) => value === fields.read) ? fields.read : ''}
        onChange={({ target }) => change({ read: target.value })}
        label={messages.read}
        required
        options={options}
      />
    </Recognition>
  );
}
