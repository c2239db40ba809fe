import type { Chat, ChatSources } from '@tutoring/domain/chat';
import type { ChatAnswer, Quotation } from '@tutoring/domain/chat-answer';
import type { Asked } from '../../../site/src/build/publish/chat/evaluate.ts';
import { answerEvents, SENTENCES_MAX } from '../src/chat/answer';
import { checkSentence } from '../src/chat/check-sentence';
import { judgeOf, type Judge } from '../src/chat/judge';
import type { Model } from '../src/chat/model';
import { toolboxOf } from '../src/chat/toolbox';
import { sourceOf, type ClaimRow } from './claims.ts';

/** Milliseconds until a judge must have answered. */
const JUDGE_MS = 30_000;

/** A claim, and whether visitors would see it. */
export interface JudgedClaim extends ClaimRow {
  /** Accepted by the check alone. */
  isPassed: boolean;
  /** Accepted by the check, or else by the judge. */
  isShown: boolean;
  /** The judge was asked and did not answer. */
  isFailed: boolean;
}

/** Puts claims to the check and, as the Worker does, the undecided ones to the judge, a few at a time. */
export async function judgeClaims(rows: readonly ClaimRow[], model: Model): Promise<JudgedClaim[]> {
  const judge = judgeOf(model);
  const judged = rows.map((row) => {
    // A page in another language is no source.
    const verdict =
      row.language === row.own ? checkSentence(`${row.sentence} [1]`, [sourceOf(row)]).kind : 'unsupported';
    return { ...row, verdict, isPassed: verdict === 'passed', isShown: verdict === 'passed', isFailed: false };
  });
  const doubtful = judged.filter(({ verdict }) => verdict === 'doubtful');
  for (let from = 0; from < doubtful.length; from += SENTENCES_MAX) {
    const some = doubtful.slice(from, from + SENTENCES_MAX);
    const claims = some.map(({ sentence, passage }) => ({ sentence, passage, cite: 0 }));
    const accepted = await judge(claims, AbortSignal.timeout(JUDGE_MS)).catch(() => undefined);
    for (const [at, row] of some.entries()) {
      row.isShown = accepted?.[at] === true;
      row.isFailed = accepted === undefined;
    }
  }
  return judged;
}

/** A question's answer with a model's sentences as further quotations, as far as the tables look at them. */
export interface WordedAnswer {
  answer: ChatAnswer;
  /** The model's sentences. */
  sentences: number;
  ms: number;
}

/** Asks a question of the tables as the Worker does. */
export async function wordedAnswer(
  { turns, language }: Pick<Asked, 'turns' | 'language'>,
  { chat, sources, model, judge }: { chat: Chat; sources: ChatSources; model: Model; judge?: Judge | undefined },
): Promise<WordedAnswer> {
  const began = Date.now();
  const question = turns.at(-1) ?? '';
  const answer = await chat.answer(question, language);
  const quotations: Quotation[] = answer.kind === 'quotations' ? [...answer.quotations] : [];
  let sentences = 0;
  const events = answerEvents(
    { question, language, answer, sources },
    {
      model,
      judge,
      tools: (given) => toolboxOf({ ...given, chat, sources, now: Date.now() }),
      mayAsk: () => Promise.resolve(true),
      gone: new AbortController().signal,
    },
  );
  const worded: Quotation[] = [];
  for await (const event of events) {
    if (event.kind === 'source') quotations.push(event.quotation);
    const cited = event.kind === 'sentence' ? quotations[event.cites[0] ?? 0] : undefined;
    if (event.kind !== 'sentence' || !cited) continue;
    sentences += 1;
    worded.push({ ...cited, text: event.text });
  }
  const ms = Date.now() - began;
  return {
    answer: answer.kind === 'quotations' ? { ...answer, quotations: [...quotations, ...worded] } : answer,
    sentences,
    ms,
  };
}
