import { sumText, type SessionSum } from '@tutoring/domain/chat-answer';
import type { Messages } from './translation';

/**
 * Returns a calculation and what it rests on.
 * @param lang BCP 47.
 */
export function sumLines(sum: SessionSum, messages: Messages, lang: string): [sum: string, ...notes: string[]] {
  const [least, most] = sum.sessions;
  return [sumText(sum, lang), messages.sum, ...(least === most ? [] : [messages.sumMonth])];
}
