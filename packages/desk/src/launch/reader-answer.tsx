import type { LaunchDecision, LaunchHow } from '@tutoring/domain/launch';
import { Button } from '@tutoring/ui/button';
import { TextField } from '@tutoring/ui/field';
import { useState } from 'react';
import { languageName } from '../forms';
import { readings, type Change } from './changes';
import * as styles from './launch.css';
import { today } from './today';
import { useFocusAfter } from './use-focus-after';

interface ReaderAnswerProps {
  decision: LaunchDecision;
  how: Extract<LaunchHow, { by: 'reader' }>;
  /** The text of the file; nothing until it is loaded. */
  text: string | undefined;
  onAnswer: (change: Change) => void;
}

/** Records the native speaker who has read all texts in a language. */
export function ReaderAnswer({ decision, how, text, onAnswer }: ReaderAnswerProps) {
  const { ref, expectFocus } = useFocusAfter();
  const [reader, setReader] = useState('');
  const { file, language, texts } = how;
  const label = languageName(language);
  const record = (by: string | null) => {
    expectFocus();
    onAnswer({ of: 'reader', file, label, language, reading: by === null ? null : { by, on: today(), texts } });
  };
  const before = readings(text)[language];
  if (decision.decided && before)
    return (
      <div className={styles.row}>
        <p className={styles.answered}>
          Read by {before.by}, {before.on}
        </p>
        <Button ref={ref} variant="secondary" onClick={() => record(null)}>
          Undo
        </Button>
      </div>
    );
  if (decision.decided) return <p className={styles.answered}>Each text names who has read it.</p>;
  const name = reader.trim();
  return (
    <form
      className={styles.reader}
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '') record(name);
      }}
    >
      <TextField
        label="Native speaker who has read them"
        saysOptional={false}
        required
        value={reader}
        onChange={({ currentTarget }) => setReader(currentTarget.value)}
      />
      <Button ref={ref} type="submit" variant="secondary" aria-label={`Record the reader of ${label}`}>
        Record
      </Button>
    </form>
  );
}
