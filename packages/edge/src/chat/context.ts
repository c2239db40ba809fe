import { policyFor } from '@tutoring/domain/chat';
import { directAnswer } from '@tutoring/domain/chat-direct';
import type { ChatTurn } from '@tutoring/domain/chat-model';
import type { Language } from '@tutoring/domain/languages';

/**
 * The turns that a model may read. Browsers send none about distress, and none that the chat declined, such as a question for a
 * person's details. What they send is not ours, so it is checked again.
 */
export async function modelHistory(history: readonly ChatTurn[], language: Language): Promise<ChatTurn[]> {
  const kept = await Promise.all(
    history.map(async ({ question }) => {
      const [direct, policy] = await Promise.all([directAnswer(question, language), policyFor(question, language)]);
      return !direct && !policy;
    }),
  );
  return history.filter((_, at) => kept[at]);
}
