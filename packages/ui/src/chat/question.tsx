import { formattingTag } from '@tutoring/domain/languages';
import { CHAT_QUESTION_MAX } from '@tutoring/domain/chat-answer';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../button/button';
import { TextArea } from '../field/field';
import { fill } from '../lib/fill';
import { isOfInputMethod } from '../search/composition';
import { useLang } from '../provider/provider';
import * as styles from './chat.css';
import type { Messages } from './translation';

interface QuestionProps {
  messages: Messages;
  isBusy: boolean;
  onAsk: (question: string) => void;
}

/** The field for a question. Enter asks it; Shift and Enter begin a line. */
export function Question({ messages, isBusy, onAsk }: QuestionProps) {
  const [text, setText] = useState('');
  const [isMissed, setMissed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const lang = useLang();
  const { length } = text.trim();
  const isTooLong = length > CHAT_QUESTION_MAX;
  const send = () => {
    // The next question stays in the field until the last one is answered.
    if (isBusy || !field.current) return;
    // The visitor may have typed before hydration.
    const question = field.current.value.trim();
    setText(question);
    setMissed(!question);
    if (!question || question.length > CHAT_QUESTION_MAX) {
      field.current.focus();
      return;
    }
    onAsk(question);
    field.current.value = '';
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event)) return;
    event.preventDefault();
    send();
  };
  const missed = isMissed && <span role="alert">{messages.empty}</span>;
  const written = (count: number) => new Intl.NumberFormat(formattingTag(lang)).format(count);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={field}
        label={messages.field}
        required
        rows={1}
        dir="auto"
        autoComplete="off"
        enterKeyHint="send"
        className={styles.field}
        problem={
          isTooLong ? fill(messages.tooLong, { count: written(length), max: written(CHAT_QUESTION_MAX) }) : missed
        }
        onChange={({ target }) => {
          setText(target.value);
          setMissed(false);
        }}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {messages.send}
      </Button>
    </form>
  );
}
