import { CHAT_POLICIES, type ChatPolicy, type Quotation } from '../contract/chat';
import type { Answer } from './intent';
import type { Recognition } from './recognise';
import { QUOTATIONS_MAX } from './search-passages';

/** An intent's answers (the best first), and its likelihood. */
export interface Likely {
  answers: readonly Answer[];
  score: number;
}

/** The decision: answers of intents, the likeliest first; results of the search; or a policy. */
export type Decision =
  | { kind: 'answers'; answers: readonly Likely[] }
  | { kind: 'found'; found: readonly Quotation[] }
  | { kind: 'policy'; policy: ChatPolicy };

/**
 * What speaks for an answer, and how much (a logistic regression, learned from the 1,480 questions of docs/adr/0038): how
 * likely a question is of those that we answer, as log odds; how alike it is to the intent's, and how much more than to
 * those that we do not answer; that the search has found the same page, and anything at all. And against it: that a
 * list of phrases takes it for one that has a policy.
 */
const SPEAKS = { odds: 0.44, score: 2.73, ahead: 7.02, same: 0.63, found: 1.05, listed: -2.86, always: -1.9 } as const;
/** Smallest probability. */
const LEAST = 0.001;

/** Probability from which a policy answers: "my son is 12, can he start?" must not get an answer about worries. */
const POLICY = 0.5;
/** Share of the best score that a further intent needs. */
const NEARLY_AS_LIKELY = 0.7;

/**
 * Ways that know nothing of each other: what the question is like, where its words stand (the search), and phrases that
 * mostly mean what we do not do (the list). Questions are alike surest; the others may tip the balance.
 * @param listed The policy by the list of phrases.
 */
export function decide(
  { intents, kinds }: Recognition,
  found: readonly Quotation[],
  listed: ChatPolicy | undefined,
): Decision {
  if (intents.length === 0) return listed ? { kind: 'policy', policy: listed } : { kind: 'found', found };
  const answered = intents.flatMap(({ outcome, score }) => ('answers' in outcome ? [{ ...outcome, score }] : []));
  const [best] = answered;
  if (best && isSure(best, { intents, kinds }, found, listed)) {
    const near = answered.filter(({ score }) => score >= best.score * NEARLY_AS_LIKELY);
    return { kind: 'answers', answers: near.slice(0, QUOTATIONS_MAX) };
  }
  const policy = listed ?? likeliestPolicy(kinds);
  return policy ? { kind: 'policy', policy } : { kind: 'found', found: [] };
}

function isSure(
  { answers, score }: Likely,
  { intents, kinds }: Recognition,
  found: readonly Quotation[],
  listed: ChatPolicy | undefined,
): boolean {
  const refused = intents.find(({ outcome }) => !('answers' in outcome))?.score ?? 0;
  const pages = found.map(({ url }) => url.split('#')[0]);
  const odds = Math.log((kinds.answers + LEAST) / (1 - kinds.answers + LEAST));
  const sum =
    SPEAKS.odds * odds +
    SPEAKS.score * score +
    SPEAKS.ahead * (score - refused) +
    (answers.some(([path]) => pages.includes(path)) ? SPEAKS.same : 0) +
    (found.length > 0 ? SPEAKS.found : 0) +
    (listed ? SPEAKS.listed : 0) +
    SPEAKS.always;
  return sum >= 0;
}

function likeliestPolicy(kinds: Recognition['kinds']): ChatPolicy | undefined {
  const [first = 'homework'] = [...CHAT_POLICIES].sort((a, b) => kinds[b] - kinds[a]);
  return kinds[first] > POLICY ? first : undefined;
}
