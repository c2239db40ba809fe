import type { ChatAnswer } from '@tutoring/domain/chat-answer';
import { useRef, useState } from 'react';
import { loadConversation, saveConversation, type Conversation, type Reply } from './conversation';

/**
 * Looks for the answer to a question: rejects when it cannot look. Whoever knows more as time goes by gives one answer
 * after the other, each in place of the one before.
 */
export type AnswerQuestion = (question: string) => Promise<ChatAnswer> | AsyncIterable<ChatAnswer>;

/** What became of a question. */
export type ChatOutcome = Reply['kind'];

/** What was asked and answered in this tab; it outlives the page. */
export function useConversation(answer: AnswerQuestion, onAnswered?: (outcome: ChatOutcome) => void) {
  const [conversation, setConversation] = useState(loadConversation);
  const [isBusy, setBusy] = useState(false);
  /** What stands there now: answers come at any time. */
  const latest = useRef(conversation);

  const put = (next: Conversation) => {
    latest.current = next;
    setConversation(next);
    saveConversation(next);
  };

  /**
   * One question at a time.
   * @param before What stays above it.
   */
  const ask = async (question: string, { turns: before, handedOver }: Conversation = latest.current) => {
    let reply: Reply = { kind: 'failed', isOffline: !navigator.onLine };
    put({ turns: [...before, { question }], handedOver });
    setBusy(true);
    try {
      for await (const next of answersOf(answer(question))) {
        reply = next;
        put({ turns: [...before, { question, reply }], handedOver });
      }
    } catch {
      reply = { kind: 'failed', isOffline: !navigator.onLine };
    }
    put({ turns: [...before, { question, reply }], handedOver });
    setBusy(false);
    onAnswered?.(reply.kind);
  };

  return {
    turns: conversation.turns,
    isBusy,
    ask: (question: string) => void ask(question),
    /** Asks the last question once more. */
    askAgain: () => {
      const { turns, handedOver } = latest.current;
      const last = turns.at(-1);
      if (last) void ask(last.question, { turns: turns.slice(0, -1), handedOver });
    },
    startOver: () => put({ turns: [] }),
    /** Remembers what of it was handed over. */
    keepHandedOver: (handedOver: string) => put({ turns: latest.current.turns, handedOver }),
    handedOver: conversation.handedOver,
  };
}

async function* answersOf(given: ReturnType<AnswerQuestion>): AsyncGenerator<ChatAnswer> {
  if (Symbol.asyncIterator in given) yield* given;
  else yield await given;
}
