import { isSessionSum, sumText } from '@tutoring/domain/chat-answer';
import {
  CHAT_TURN_ANSWER_MAX,
  CHAT_TURNS_MAX,
  areQuotations,
  isCitedSentence,
  isDirectAnswer,
  type ChatReply,
  type ChatTurn,
} from '@tutoring/domain/chat-model';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '../lib/storage';

/** The result of a question: an answer or a failure. */
export type Reply = ChatReply | { kind: 'failed'; isOffline: boolean };

/** A question and its result. */
export interface Turn {
  question: string;
  /** Missing until the answer arrives. */
  reply?: Reply;
  /** The notice that the visitor had agreed to when asking, if any. */
  agreedTo?: string;
}

export interface Conversation {
  turns: readonly Turn[];
  /** The transcript that the contact form's message contains. */
  handedOver?: string | undefined;
  /** The key of the language model notice that the visitor agreed to: `noticeOf` in model-notice.tsx. */
  agreedTo?: string | undefined;
}

/** The helplines below an answer, if its question was a hint. */
export const helpOf = (reply: Reply | undefined) => (reply && 'help' in reply ? reply.help : undefined);

const NOTHING: Conversation = { turns: [] };
/** The result of a question whose answer had not arrived when the visitor left the page. */
const INTERRUPTED: Reply = { kind: 'failed', isOffline: false };

/** Session storage keeps the conversation in this tab only, from page to page. */
const storage = safeStorage('session');

export function saveConversation(conversation: Conversation): void {
  if (conversation.turns.length === 0 && !conversation.agreedTo) storage.remove(STORAGE_KEY.chat);
  else storage.set(STORAGE_KEY.chat, JSON.stringify(conversation));
}

/** Returns the stored conversation, or an empty one if the stored value has an unknown format. */
export function loadConversation(): Conversation {
  try {
    const stored = JSON.parse(storage.get(STORAGE_KEY.chat) ?? 'null') as Partial<Conversation> | null;
    if (!Array.isArray(stored?.turns) || !stored.turns.every(isTurn)) return NOTHING;
    const turns = stored.turns.map(({ reply = INTERRUPTED, ...turn }) => ({ ...turn, reply }));
    return { turns, handedOver: stored.handedOver, agreedTo: stored.agreedTo };
  } catch {
    return NOTHING;
  }
}

/**
 * The last turns that a language model may read: those that the visitor asked with agreement to the same notice, and that our
 * pages answered. A turn about distress, even a hint of it, or that the chat declined, stays in the browser.
 * @param lang The language of sums, as BCP 47.
 */
export function historyOf(turns: readonly Turn[], notice: string | undefined, lang: string): ChatTurn[] {
  const known = turns.flatMap(({ question, reply, agreedTo }) =>
    agreedTo === notice && reply?.kind === 'quotations' && !reply.help
      ? [{ question, answer: textOf(reply, lang) }]
      : [],
  );
  return known.slice(-CHAT_TURNS_MAX);
}

function textOf({ sum, sentences = [], quotations }: Extract<ChatReply, { kind: 'quotations' }>, lang: string): string {
  const shown = sentences.length > 0 ? sentences : quotations.slice(0, 1);
  return [...(sum ? [`${sumText(sum, lang)}.`] : []), ...shown.map(({ text }) => text)]
    .join(' ')
    .slice(0, CHAT_TURN_ANSWER_MAX);
}

function isTurn(value: unknown): value is Turn {
  const { question, reply, agreedTo } = (value ?? {}) as Partial<Turn>;
  const isAgreement = agreedTo === undefined || typeof agreedTo === 'string';
  return typeof question === 'string' && isAgreement && (reply === undefined || isReply(reply));
}

function isReply(reply: Reply): boolean {
  const help = helpOf(reply);
  if (help !== undefined && !isDirectAnswer(help)) return false;
  if (reply.kind === 'quotations') {
    const { quotations, near = [], sum, sentences = [] } = reply;
    return (
      areQuotations(quotations) &&
      areQuotations(near) &&
      (sum === undefined || isSessionSum(sum)) &&
      Array.isArray(sentences) &&
      sentences.every(isCitedSentence)
    );
  }
  if (reply.kind === 'direct') return isDirectAnswer(reply);
  if (reply.kind === 'unknown' || reply.kind === 'policy') return areQuotations(reply.near ?? []);
  return reply.kind === 'failed';
}
