import type { Quotation, StatedPolicy } from '../contract/chat';
import type { Recognition } from './recognise';

/** A quotation that may answer. */
export interface Candidate {
  quotation: Quotation;
  /** The similarity of the question to the intent; 0 if the search found the page. */
  score: number;
  /** The share of the question, by weight, that the quotation, its page or the intent explain: 0 to 1. */
  coverage: number;
  /** The share of the question, by weight, that the quoted passage and its heading say: 0 to 1. */
  said: number;
  /** Whether it is in the question's language. */
  isOwn: boolean;
  /** Whether it has the kind of fact that the question asks for, such as a price or a time. */
  isFact: boolean;
}

/**
 * What the chat does with a question: it quotes (nothing, if it does not know), or declines. If it is not sure, `near` are places
 * on other pages, of which there may be none.
 */
export type Decision =
  | { kind: 'answers'; quotations: readonly Quotation[]; near?: readonly Quotation[] }
  | { kind: 'policy'; policy: StatedPolicy; near?: readonly Quotation[] };

/** Who asks for what these decline often needs what a page says: the rules on help with assessed work, or a calculator. */
const WITH_PAGES: readonly StatedPolicy[] = ['homework', 'grades'];

/** Weights of what speaks for a quotation, fitted to the development table. */
const WEIGHT = { coverage: 0.2, said: 0.3, own: 0.3, fact: 0.25, ahead: 1, listed: -0.6 } as const;
/** The value that an answer needs. */
const SURE = 0.4;
/** With a lower value, the chat says that it is not sure, and names other pages. */
const FIRM = 0.7;
/** The value of a page that is named, and most of them. */
const CLOSE = 0.2;
const CLOSE_MAX = 3;
/** A second quotation is shown if its value is at most this much lower. */
const NEAR = 0.2;
/** The share of the best similarity that a second quotation needs. */
const NEAR_SIMILARITY = 0.85;
/** Factor for the similarity to a policy: a missed one is worse than an unnecessary one. */
const PREFERRED = 1.15;
/** The similarity that a policy needs. */
const POLICY_SIMILARITY = 0.45;

/** Chooses one quotation, with a second one only if it is nearly as good; or a policy; or nothing. */
export function decide(
  { intents }: Recognition,
  candidates: readonly Candidate[],
  listed: StatedPolicy | undefined,
): Decision {
  const refused = intents.find(({ outcome }) => !('answers' in outcome));
  const valueOf = ({ score, coverage, said, isFact }: Candidate) =>
    score +
    WEIGHT.coverage * coverage +
    WEIGHT.said * said +
    (isFact ? WEIGHT.fact : 0) +
    WEIGHT.ahead * Math.min(0, score - (refused?.score ?? 0)) +
    (listed ? WEIGHT.listed : 0);
  const valued = candidates.map((candidate) => ({ ...candidate, value: valueOf(candidate) }));
  const rankOf = ({ value, isOwn }: { value: number; isOwn: boolean }) => value + (isOwn ? WEIGHT.own : 0);
  const ranked = valued.sort((a, b) => rankOf(b) - rankOf(a));
  const [best, second] = ranked;
  const isRefused =
    refused !== undefined && refused.score * PREFERRED >= Math.max(...candidates.map(({ score }) => score), 0);
  if (best && best.value >= SURE && !isRefused) {
    const isNear =
      second &&
      second.isOwn === best.isOwn &&
      second.value >= best.value - NEAR &&
      second.score >= best.score * NEAR_SIMILARITY &&
      second.quotation.text !== best.quotation.text;
    const quotations = isNear ? [best.quotation, second.quotation] : [best.quotation];
    const answer: Decision = { kind: 'answers', quotations };
    return best.value >= FIRM ? answer : { ...answer, near: closeTo(ranked, quotations) };
  }
  const policy =
    listed ??
    (refused && 'policy' in refused.outcome && refused.score >= POLICY_SIMILARITY ? refused.outcome.policy : undefined);
  if (policy) {
    if (!WITH_PAGES.includes(policy)) return { kind: 'policy', policy };
    // Each value has the weight of the listed phrase, which says nothing about the page.
    return { kind: 'policy', policy, near: closeTo(ranked, [], listed ? CLOSE + WEIGHT.listed : CLOSE) };
  }
  return { kind: 'answers', quotations: [], near: isRefused ? [] : closeTo(ranked, []) };
}

/** The best quotations of other pages. */
function closeTo(
  ranked: readonly { quotation: Quotation; value: number }[],
  quoted: readonly Quotation[],
  least = CLOSE,
): readonly Quotation[] {
  const near = new Map<string, Quotation>();
  for (const { quotation, value } of ranked)
    if (value >= least && !near.has(pageOf(quotation))) near.set(pageOf(quotation), quotation);
  for (const one of quoted) near.delete(pageOf(one));
  return [...near.values()].slice(0, CLOSE_MAX);
}

const pageOf = ({ url }: Quotation) => url.split('#')[0] ?? '';
