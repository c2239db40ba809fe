import { Checkbox } from '../field/field';
import { fill } from '../lib/fill';
import type { Messages } from './translation';

/** What visitors need to know about a language model that may word answers. */
export interface ChatModel {
  /** The company that runs the model and receives the questions. */
  receiver: string;
  /** The age in years from which visitors may agree without a parent. */
  age: number;
}

interface ModelNoticeProps {
  model: ChatModel;
  messages: Messages;
  isAgreed: boolean;
  onAgree: (agrees: boolean) => void;
}

/** Isolates a name from the direction of the text around it (Unicode FSI and PDI). */
const apart = (name: string) => `\u2068${name}\u2069`;

/** A checkbox with which the visitor agrees to the language model or withdraws the agreement. Its help says who gets the questions. */
export function ModelNotice({ model: { receiver, age }, messages, isAgreed, onAgree }: ModelNoticeProps) {
  return (
    <Checkbox
      label={messages.modelAgree}
      help={fill(messages.modelHelp, { receiver: apart(receiver), age: String(age) })}
      checked={isAgreed}
      onChange={({ target }) => onAgree(target.checked)}
    />
  );
}

/** Returns the key of a notice. If the receiver or the age changes, the visitor must agree again. */
export function noticeOf(model: ChatModel | undefined): string | undefined {
  return model && `${model.receiver} ${model.age}`;
}
