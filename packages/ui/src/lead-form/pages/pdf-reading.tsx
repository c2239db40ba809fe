import { Button } from '../../button/button';
import * as field from '../../field/field.css';
import { fill } from '../../lib/fill';
import type { Messages } from '../fields';
import * as styles from './pages.css';
import { PdfChoice } from './pdf-choice';
import type { Reading } from './use-pdf';

/** What happens with a PDF: it is being opened, which can be cancelled, or the visitor chooses pages of it. */
export function PdfReading({
  messages,
  free,
  reading,
  onChoose,
  onCancel,
}: {
  messages: Messages;
  /** How many pages there is room for. */
  free: number;
  reading: Reading | undefined;
  onChoose: (numbers: readonly number[]) => void;
  onCancel: () => void;
}) {
  if (reading?.choice)
    return (
      <PdfChoice messages={messages} count={reading.choice.count} free={free} onChoose={onChoose} onCancel={onCancel} />
    );
  return (
    <div className={styles.about}>
      <p role="status" className={field.help}>
        {reading && fill(messages.fileOpening, { name: reading.name })}
      </p>
      {reading && (
        <div className={styles.tools}>
          <Button variant="secondary" onClick={onCancel}>
            {messages.cropCancel}
          </Button>
        </div>
      )}
    </div>
  );
}
