import { useId, useState } from 'react';
import { Button } from '../../button/button';
import * as field from '../../field/field.css';
import { fill } from '../../lib/fill';
import type { Messages } from '../fields';
import * as styles from './pages.css';

/** Asks which pages of a PDF should be marked, if it has more than there is room for. */
export function PdfChoice({
  messages,
  count,
  free,
  onChoose,
  onCancel,
}: {
  messages: Messages;
  count: number;
  /** How many pages there is room for. */
  free: number;
  onChoose: (numbers: readonly number[]) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(() => Array.from({ length: free }, (_, at) => at + 1).join(', '));
  const [isWrong, setIsWrong] = useState(false);
  const values = { count: String(count), free: String(free) };
  const choose = () => {
    const numbers = numbersIn(typed);
    const isRight = numbers.length > 0 && numbers.length <= free && numbers.every((one) => one >= 1 && one <= count);
    setIsWrong(!isRight);
    if (isRight) onChoose(numbers);
  };
  return (
    <div className={styles.about} role="group" aria-labelledby={`${id}-text`}>
      <p id={`${id}-text`} role="status">
        {fill(messages.pdfMore, values)}
      </p>
      <label className={field.label} htmlFor={id}>
        {messages.pdfNumbers}
      </label>
      <input
        id={id}
        className={field.control}
        type="text"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It would send the whole form.
          event.preventDefault();
          choose();
        }}
      />
      <div id={`${id}-problem`} role="alert">
        {isWrong && <p className={field.problem}>{fill(messages.pdfWrong, values)}</p>}
      </div>
      <div className={styles.tools}>
        <Button onClick={choose}>{messages.pdfTake}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {messages.cropCancel}
        </Button>
      </div>
    </div>
  );
}

/** Whole numbers, once each, also in full-width and Arabic digits. */
function numbersIn(typed: string): number[] {
  const plain = typed.normalize('NFKC').replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
  return [...new Set((plain.match(/\d+/g) ?? []).map(Number))];
}
