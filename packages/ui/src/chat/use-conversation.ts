import type { ChatReply, ChatTurn } from '@tutoring/domain/chat-model';
import { useRef, useState } from 'react';
import { useLang } from '../provider/provider';
import { historyOf, loadConversation, saveConversation, type Conversation, type Reply } from './conversation';

/**
 * Finds the answer to a question. The promise rejects if the search fails. An async iterable streams versions of the answer:
 * each version replaces the one before.
 * @param isAgreed Whether the visitor has agreed that a language model may word the answer (the chat's `model` prop).
 * @param history The turns before, as far as the visitor agreed to the same notice when asking. Empty without agreement.
 * @param earlier The questions before, the oldest first. They are for an answer found in the browser, and must not leave it.
 */
export type AnswerQuestion = (
  question: string,
  isAgreed: boolean,
  history: readonly ChatTurn[],
  earlier: readonly string[],
) => Promise<ChatReply> | AsyncIterable<ChatReply>;

/** The kind of result. The chat reports a direct answer as a policy, so that no report reveals a visitor's distress. */
export type ChatOutcome = Exclude<Reply['kind'], 'direct'>;

/**
 * The conversation of this tab, which session storage keeps from page to page.
 * @param notice The key of the current language model notice. An agreement to another notice does not count.
 */
export function useConversation(answer: AnswerQuestion, onAnswered?: (outcome: ChatOutcome) => void, notice?: string) {
  const lang = useLang();
  const [conversation, setConversation] = useState(loadConversation);
  const [isBusy, setBusy] = useState(false);
  /** The current conversation, for answers that arrive after later renders. */
  const latest = useRef(conversation);

  const put = (change: Partial<Conversation>) => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setConversation(next);
    saveConversation(next);
  };

  /** Whether a question is waiting for its answer: known before the next render. */
  const isAsking = useRef(false);

  const isAgreed = notice !== undefined && conversation.agreedTo === notice;

  /**
   * Asks a question, unless one is waiting for its answer.
   * @param before The turns that stay above the question.
   */
  const ask = async (question: string, before: Conversation['turns'] = latest.current.turns) => {
    if (isAsking.current) return;
    isAsking.current = true;
    let reply: Reply = { kind: 'failed', isOffline: !navigator.onLine };
    const turn = isAgreed ? { question, agreedTo: notice } : { question };
    put({ turns: [...before, turn] });
    setBusy(true);
    try {
      for await (const next of answersOf(
        answer(question, isAgreed, isAgreed ? historyOf(before, notice, lang) : [], questionsOf(before)),
      )) {
        reply = next;
        put({ turns: [...before, { ...turn, reply }] });
      }
    } catch {
      reply = { kind: 'failed', isOffline: !navigator.onLine };
    }
    put({ turns: [...before, { ...turn, reply }] });
    isAsking.current = false;
    setBusy(false);
    onAnswered?.(reply.kind === 'direct' ? 'policy' : reply.kind);
  };

  return {
    turns: conversation.turns,
    isBusy,
    isAgreed,
    /** Agrees to the notice, or withdraws the agreement. */
    agree: (agrees: boolean) => put({ agreedTo: agrees ? notice : undefined }),
    /** @returns Whether it asks: not while a question is waiting for its answer. */
    ask: (question: string) => {
      if (isAsking.current) return false;
      void ask(question);
      return true;
    },
    /** Asks the last question again. */
    askAgain: () => {
      const { turns } = latest.current;
      const last = turns.at(-1);
      if (last) void ask(last.question, turns.slice(0, -1));
    },
    startOver: () => put({ turns: [], handedOver: undefined, agreedTo: undefined }),
    /** Remembers the transcript that the contact form's message contains. */
    keepHandedOver: (handedOver: string) => put({ handedOver }),
    handedOver: conversation.handedOver,
  };
}

/** The questions that a new one may continue: not what was answered without a page, such as a greeting, or distress. */
const questionsOf = (turns: Conversation['turns']) =>
  turns.filter(({ reply }) => reply?.kind !== 'direct').map(({ question }) => question);

async function* answersOf(given: ReturnType<AnswerQuestion>): AsyncGenerator<ChatReply> {
  if (Symbol.asyncIterator in given) yield* given;
  else yield await given;
}
