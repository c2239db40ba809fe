import { Checkbox } from '../field/field';
import { fill } from '../lib/fill';
import type { Words } from './words';

/** A language model that may word answers, as far as visitors need to know of it. */
export interface ChatModel {
  /** Who runs it, and receives the questions. */
  receiver: string;
  /** From which age, in years, somebody may agree without a parent. */
  age: number;
}

interface ModelNoticeProps {
  model: ChatModel;
  words: Words;
  isAgreed: boolean;
  onAgree: (agrees: boolean) => void;
}

/** A name in letters of another direction, apart from what stands around it. */
const apart = (name: string) => `\u2068${name}\u2069`;

/** What happens to a question that a model may answer, and the visitor's agreement: as easily taken back as given. */
export function ModelNotice({ model: { receiver, age }, words, isAgreed, onAgree }: ModelNoticeProps) {
  return (
    <Checkbox
      label={words.modelAgree}
      help={fill(words.modelHelp, { receiver: apart(receiver), age: String(age) })}
      checked={isAgreed}
      onChange={({ target }) => onAgree(target.checked)}
    />
  );
}

/** What of a notice decides whether an agreement was to it. */
export function noticeOf(model: ChatModel | undefined): string | undefined {
  return model && `${model.receiver} ${model.age}`;
}
