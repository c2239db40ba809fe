import type { Quotation } from '@tutoring/domain/chat-answer';
import { isCitedSentence, isDirectAnswer, type ChatReply } from '@tutoring/domain/chat-model';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '../lib/storage';

/** What became of a question: an answer, or none, because something failed. */
export type Reply = ChatReply | { kind: 'failed'; isOffline: boolean };

/** A question and what became of it. */
export interface Turn {
  question: string;
  /** Missing as long as it is looked for. */
  reply?: Reply;
}

export interface Conversation {
  turns: readonly Turn[];
  /** What of it was put into the contact form's message. */
  handedOver?: string | undefined;
  /** The notice about a language model to which the visitor agreed, word for word what was variable in it. */
  agreedTo?: string | undefined;
}

const NOTHING: Conversation = { turns: [] };
/** A page that is left does not hear its answer any more. */
const INTERRUPTED: Reply = { kind: 'failed', isOffline: false };

/** Where a conversation is kept: in this tab alone, from page to page. */
const storage = safeStorage('session');

export function saveConversation(conversation: Conversation): void {
  if (conversation.turns.length === 0 && !conversation.agreedTo) storage.remove(STORAGE_KEY.chat);
  else storage.set(STORAGE_KEY.chat, JSON.stringify(conversation));
}

/** The conversation so far; none, if what is stored is not one of ours. */
export function loadConversation(): Conversation {
  try {
    const stored = JSON.parse(storage.get(STORAGE_KEY.chat) ?? 'null') as Partial<Conversation> | null;
    if (!Array.isArray(stored?.turns) || !stored.turns.every(isTurn)) return NOTHING;
    const turns = stored.turns.map(({ question, reply = INTERRUPTED }) => ({ question, reply }));
    return { turns, handedOver: stored.handedOver, agreedTo: stored.agreedTo };
  } catch {
    return NOTHING;
  }
}

function isTurn(value: unknown): value is Turn {
  const { question, reply } = (value ?? {}) as Partial<Turn>;
  return typeof question === 'string' && (reply === undefined || isReply(reply));
}

function isReply(reply: Reply): boolean {
  if (reply.kind === 'quotations') {
    const { quotations, sentences = [] } = reply;
    return (
      Array.isArray(quotations) &&
      quotations.every(isQuotation) &&
      Array.isArray(sentences) &&
      sentences.every(isCitedSentence)
    );
  }
  if (reply.kind === 'direct') return isDirectAnswer(reply);
  return ['policy', 'unknown', 'failed'].includes(reply.kind);
}

/** A quotation of this site: a link that leads elsewhere is none of ours. */
function isQuotation({ text, title, url }: Quotation): boolean {
  return typeof text === 'string' && typeof title === 'string' && /^\/(?![/\\])/.test(url);
}
