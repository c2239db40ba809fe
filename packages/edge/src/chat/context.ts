import type { Chat } from '@tutoring/domain/chat';
import type { ChatAnswer } from '@tutoring/domain/chat-answer';
import { directAnswer } from '@tutoring/domain/chat-direct';
import type { ChatRequest, ChatTurn } from '@tutoring/domain/chat-model';
import type { Language } from '@tutoring/domain/languages';

/** The turns that a model may read. Browsers send none about distress; what they send is not ours. */
export async function modelHistory(history: readonly ChatTurn[], language: Language): Promise<ChatTurn[]> {
  const direct = await Promise.all(history.map(({ question }) => directAnswer(question, language)));
  return history.filter((_, at) => !direct[at]);
}

/**
 * The rule-based answer. A question that says too little alone ("and in a month?") is asked together with the one before it.
 */
export async function answerInContext(
  chat: Chat,
  { question, history, language }: Pick<ChatRequest, 'question' | 'history' | 'language'>,
): Promise<ChatAnswer> {
  const answer = await chat.answer(question, language);
  const before = history.at(-1);
  if (answer.kind !== 'unknown' || !before) return answer;
  const together = await chat.answer(`${question} ${before.question}`, language);
  return together.kind === 'quotations' ? together : answer;
}
