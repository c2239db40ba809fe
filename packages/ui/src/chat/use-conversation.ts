import type { ChatReply } from '@tutoring/domain/chat-model';
import { useRef, useState } from 'react';
import { loadConversation, saveConversation, type Conversation, type Reply } from './conversation';

/**
 * Looks for the answer to a question: rejects when it cannot look. Whoever knows more as time goes by gives one answer
 * after the other, each in place of the one before.
 * @param isAgreed Whether the visitor agrees that a language model words the answer (`model` of the chat).
 */
export type AnswerQuestion = (question: string, isAgreed: boolean) => Promise<ChatReply> | AsyncIterable<ChatReply>;

/** What became of a question. A direct answer counts as a policy: nobody is told that somebody was in distress. */
export type ChatOutcome = Exclude<Reply['kind'], 'direct'>;

/**
 * What was asked and answered in this tab; it outlives the page.
 * @param notice What an agreement is to: one to another notice is none.
 */
export function useConversation(answer: AnswerQuestion, onAnswered?: (outcome: ChatOutcome) => void, notice?: string) {
  const [conversation, setConversation] = useState(loadConversation);
  const [isBusy, setBusy] = useState(false);
  /** What stands there now: answers come at any time. */
  const latest = useRef(conversation);

  const put = (change: Partial<Conversation>) => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setConversation(next);
    saveConversation(next);
  };

  const isAgreed = notice !== undefined && conversation.agreedTo === notice;

  /**
   * One question at a time.
   * @param before What stays above it.
   */
  const ask = async (question: string, before: Conversation['turns'] = latest.current.turns) => {
    let reply: Reply = { kind: 'failed', isOffline: !navigator.onLine };
    put({ turns: [...before, { question }] });
    setBusy(true);
    try {
      for await (const next of answersOf(answer(question, isAgreed))) {
        reply = next;
        put({ turns: [...before, { question, reply }] });
      }
    } catch {
      reply = { kind: 'failed', isOffline: !navigator.onLine };
    }
    put({ turns: [...before, { question, reply }] });
    setBusy(false);
    onAnswered?.(reply.kind === 'direct' ? 'policy' : reply.kind);
  };

  return {
    turns: conversation.turns,
    isBusy,
    isAgreed,
    /** Agrees to the notice, or takes that back. */
    agree: (agrees: boolean) => put({ agreedTo: agrees ? notice : undefined }),
    ask: (question: string) => void ask(question),
    /** Asks the last question once more. */
    askAgain: () => {
      const { turns } = latest.current;
      const last = turns.at(-1);
      if (last) void ask(last.question, turns.slice(0, -1));
    },
    startOver: () => put({ turns: [], handedOver: undefined, agreedTo: undefined }),
    /** Remembers what of it was handed over. */
    keepHandedOver: (handedOver: string) => put({ handedOver }),
    handedOver: conversation.handedOver,
  };
}

async function* answersOf(given: ReturnType<AnswerQuestion>): AsyncGenerator<ChatReply> {
  if (Symbol.asyncIterator in given) yield* given;
  else yield await given;
}
