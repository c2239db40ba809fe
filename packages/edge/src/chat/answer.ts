import { kindOf } from '../lib/log-error';
import type { ChatSources } from '@tutoring/domain/chat';
import type { ChatAnswer } from '@tutoring/domain/chat-answer';
import type { ChatEvent } from '@tutoring/domain/chat-model';
import type { Language } from '@tutoring/domain/languages';
import { judge } from './check-sentence';
import type { Model } from './model';
import { promptFor } from './prompt';
import { sentenceReader } from './sentences';
import { sourcesOf, type Source } from './sources';

/** Milliseconds until the first sentence that may be shown: after that the quotations are the answer. */
const FIRST_SENTENCE_MS = 8000;
/** Milliseconds until everything is said. */
const ANSWER_MS = 20_000;
/** Sentences that are shown at most. */
export const SENTENCES_MAX = 5;
/** Characters that are read of a model's answer: whoever writes more was not asked to. */
export const ANSWER_MAX = 4000;

/** What a model adds to. */
export interface Asked {
  question: string;
  language: Language;
  /** What the plain chat answers. */
  answer: ChatAnswer;
  sources: Pick<ChatSources, 'passages'>;
}

/** Who adds to it, and until when. */
export interface Asking {
  model: Model;
  /** Whether it may be asked now: asked only when there is something to ask. */
  mayAsk: () => Promise<boolean>;
  /** That the visitor is gone. */
  gone: AbortSignal;
  /** @default FIRST_SENTENCE_MS */
  firstMs?: number;
  /** @default ANSWER_MS */
  allMs?: number;
}

/**
 * The answer, line by line: what the plain chat says, at once; then the model's sentences that passed the check. Whatever
 * fails with the model, the plain chat's answer stands, and the end says that there is no more.
 */
export async function* answerEvents(asked: Asked, asking: Asking): AsyncGenerator<ChatEvent, void> {
  yield asked.answer;
  // What the chat does not do, and what our pages do not say, is nobody's to write about.
  if (asked.answer.kind === 'quotations') yield* sentencesOf(asked, asked.answer.quotations, asking);
  yield { kind: 'end' };
}

async function* sentencesOf(
  { question, language, sources }: Asked,
  quotations: Parameters<typeof sourcesOf>[0],
  asking: Asking,
): AsyncGenerator<ChatEvent, void> {
  const stop = new AbortController();
  /** Why nobody waits any more. The runtime does not keep it on the way through a request. */
  let reason: string | undefined;
  const end = (why: string) => () => {
    reason ??= why;
    stop.abort();
  };
  const gone = end('visitor gone');
  asking.gone.addEventListener('abort', gone);
  const first = setTimeout(end('no sentence in time'), asking.firstMs ?? FIRST_SENTENCE_MS);
  const all = setTimeout(end('not finished in time'), asking.allMs ?? ANSWER_MS);
  try {
    const given = await sourcesOf(quotations, language, sources);
    if (given.length === 0 || asking.gone.aborted || !(await asking.mayAsk())) return;
    for await (const sentence of passed(asking.model.write(promptFor(question, given), stop.signal), given)) {
      clearTimeout(first);
      yield sentence;
    }
  } catch (error) {
    const kind = reason ?? kindOf(error);
    if (!asking.gone.aborted) console.error(`The language model failed: ${kind}`);
  } finally {
    clearTimeout(first);
    clearTimeout(all);
    asking.gone.removeEventListener('abort', gone);
    stop.abort();
  }
}

/** The sentences of an answer that may be shown, each once. */
async function* passed(pieces: AsyncIterable<string>, sources: readonly Source[]): AsyncGenerator<ChatEvent, void> {
  const reader = sentenceReader();
  const shown = new Set<string>();
  let read = 0;
  function* checked(sentences: readonly string[]): Generator<ChatEvent, void> {
    for (const sentence of sentences) {
      const verdict = judge(sentence, sources);
      if (verdict.kind !== 'passed' || shown.has(verdict.text) || shown.size >= SENTENCES_MAX) continue;
      shown.add(verdict.text);
      yield { kind: 'sentence', text: verdict.text, cites: verdict.cites };
    }
  }
  for await (const piece of pieces) {
    read += piece.length;
    yield* checked(reader.add(piece.slice(0, ANSWER_MAX)));
    if (shown.size >= SENTENCES_MAX || read >= ANSWER_MAX) return;
  }
  yield* checked(reader.end());
}
