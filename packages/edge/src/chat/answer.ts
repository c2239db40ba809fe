import { errorClass } from '../lib/log-error';
import type { ChatSources } from '@tutoring/domain/chat';
import type { ChatAnswer } from '@tutoring/domain/chat-answer';
import type { SentenceOutcome } from '@tutoring/domain/assistant';
import type { ChatEvent, ChatTurn, CitedSentence } from '@tutoring/domain/chat-model';
import type { Language } from '@tutoring/domain/languages';
import { checkSentence } from './check-sentence';
import type { Claim, Judge } from './judge';
import type { Model } from './model';
import { promptFor } from './prompt';
import { sentenceReader } from './sentences';
import { sourcesOf, type Source } from './sources';
import type { Toolbox } from './toolbox';

/** Milliseconds until the first accepted sentence. After that the quotations are the answer. */
const FIRST_SENTENCE_MS = 8000;
/** Milliseconds until the answer must be complete. */
const ANSWER_MS = 20_000;
/** Most sentences that are shown. */
export const SENTENCES_MAX = 5;
/** Most characters of a model's answer that are read. */
export const ANSWER_MAX = 4000;

/** A question with the rule-based chat's answer. */
export interface ChatQuestion {
  question: string;
  /** What was asked before. @default nothing */
  history?: readonly ChatTurn[];
  language: Language;
  /** The answer of the rule-based chat. */
  answer: ChatAnswer;
  sources: Pick<ChatSources, 'passages'>;
}

/** The model, and when to stop it. */
export interface ModelCall {
  model: Model;
  /** Decides about sentences that the check cannot decide; without it they are dropped. Called at most once an answer. */
  judge?: Judge | undefined;
  /** Whether the quotas allow a call. Called only if there are sources. */
  mayAsk: () => Promise<boolean>;
  /** The tools for an answer in a language, with so many quotations. @default none */
  tools?: ((answer: { language: Language; quoted: number }) => Toolbox) | undefined;
  /** Aborts when the visitor leaves. */
  gone: AbortSignal;
  /** Called with what became of each sentence that the model wrote, when it is decided. */
  onOutcome?: ((outcome: SentenceOutcome, sentence: CitedSentence) => void) | undefined;
  /** @default FIRST_SENTENCE_MS */
  firstMs?: number;
  /** @default ANSWER_MS */
  allMs?: number;
}

/**
 * The answer as events: the rule-based chat's answer at once, then the model's accepted sentences. If the model fails, the
 * first answer stands, and `end` follows.
 */
export async function* answerEvents(asked: ChatQuestion, asking: ModelCall): AsyncGenerator<ChatEvent, void> {
  yield asked.answer;
  // The model only writes about quotations: not about what the chat declines, or what our pages do not say.
  // No model words the answer to what may be a hint of distress.
  if (asked.answer.kind === 'quotations' && !asked.answer.help)
    yield* sentencesOf(asked, asked.answer.quotations, asking);
  yield { kind: 'end' };
}

async function* sentencesOf(
  { question, history = [], language, sources }: ChatQuestion,
  quotations: Parameters<typeof sourcesOf>[0],
  asking: ModelCall,
): AsyncGenerator<ChatEvent, void> {
  const stop = new AbortController();
  /** Why the call was aborted: the runtime does not pass an abort reason through a request. */
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
    const passages = await sourcesOf(quotations, language, sources);
    if (passages.length === 0 || asking.gone.aborted || !(await asking.mayAsk())) return;
    const box = asking.tools?.({ language: passages[0]?.language ?? language, quoted: quotations.length });
    const prompt = promptFor(question, passages, history);
    const pieces = asking.model.write(box ? { ...prompt, tools: box.tools } : prompt, stop.signal);
    const given = () => [...passages, ...(box?.found ?? [])];
    const ruling = asking.judge && {
      judge: asking.judge,
      signal: stop.signal,
      // The model is fast enough. Its sentence only waits for the judge.
      onDoubtful: () => clearTimeout(first),
    };
    for await (const sentence of passed(pieces, given, ruling, asking.onOutcome)) {
      clearTimeout(first);
      yield* box?.withSources(sentence) ?? [sentence];
    }
    yield* box?.rest() ?? [];
  } catch (error) {
    const kind = reason ?? errorClass(error);
    if (!asking.gone.aborted) console.error(`The language model failed: ${kind}`);
  } finally {
    clearTimeout(first);
    clearTimeout(all);
    asking.gone.removeEventListener('abort', gone);
    stop.abort();
  }
}

/** The accepted sentences, each once: first those that the check accepts, then those that the judge does. */
async function* passed(
  pieces: AsyncIterable<string>,
  sources: () => readonly Source[],
  ruling: { judge: Judge; signal: AbortSignal; onDoubtful: () => void } | undefined,
  onOutcome: ModelCall['onOutcome'],
): AsyncGenerator<ChatEvent, void> {
  const reader = sentenceReader();
  const shown = new Set<string>();
  const doubtful = new Map<string, Claim>();
  let read = 0;
  function* show(text: string, cites: readonly number[]): Generator<ChatEvent, void> {
    const isEnough = shown.has(text) || shown.size >= SENTENCES_MAX;
    onOutcome?.(isEnough ? 'enough' : 'shown', { text, cites });
    if (isEnough) return;
    shown.add(text);
    yield { kind: 'sentence', text, cites };
  }
  function* checked(sentences: readonly string[]): Generator<ChatEvent, void> {
    for (const sentence of sentences) {
      const verdict = checkSentence(sentence, sources());
      if (verdict.kind === 'passed') yield* show(verdict.text, verdict.cites);
      else if (verdict.kind === 'doubtful' && ruling) {
        ruling.onDoubtful();
        doubtful.set(verdict.text, claimOf(verdict, sources()));
      } else onOutcome?.(verdict.kind, 'cites' in verdict ? verdict : { text: sentence.trim(), cites: [] });
    }
  }
  for await (const piece of pieces) {
    read += piece.length;
    yield* checked(reader.add(piece.slice(0, ANSWER_MAX)));
    if (shown.size >= SENTENCES_MAX || read >= ANSWER_MAX) return;
  }
  yield* checked(reader.end());
  const claims = [...doubtful.values()].slice(0, SENTENCES_MAX - shown.size);
  if (!ruling || claims.length === 0) return;
  const accepted = await ruling.judge(claims, ruling.signal);
  for (const [at, { sentence, cite }] of claims.entries()) {
    if (accepted[at]) yield* show(sentence, [cite]);
    else onOutcome?.('rejected', { text: sentence, cites: [cite] });
  }
}

function claimOf({ text, cites }: { text: string; cites: readonly number[] }, sources: readonly Source[]): Claim {
  const source = sources.find(({ cite }) => cites.includes(cite));
  return { sentence: text, cite: source?.cite ?? 0, passage: source?.sentences.join(' ') ?? '' };
}
