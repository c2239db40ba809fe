import { CHAT_ADDRESS, readChatNotice, type ChatNotice } from '@tutoring/domain/chat-model';

/**
 * Asks the edge whether a language model answers visitors now, and which company receives their questions.
 * @returns `undefined` if the edge does not answer, so that no question leaves the browser. Never rejects.
 */
export async function loadNotice(): Promise<ChatNotice | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const response = await fetch(CHAT_ADDRESS);
    return response.ok ? readChatNotice(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
