import { directAnswer } from '@tutoring/domain/chat-direct';
import type { ChatTurn } from '@tutoring/domain/chat-model';
import type { Language } from '@tutoring/domain/languages';

/** The turns that a model may read. Browsers send none about distress; what they send is not ours. */
export async function modelHistory(history: readonly ChatTurn[], language: Language): Promise<ChatTurn[]> {
  const direct = await Promise.all(history.map(({ question }) => directAnswer(question, language)));
  return history.filter((_, at) => !direct[at]);
}
