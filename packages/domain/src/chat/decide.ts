import { CHAT_POLICIES, type ChatPolicy, type Quotation } from '../contract/chat';
import type { Answer } from './intent';
import type { Recognition } from './recognise';
import { QUOTATIONS_MAX } from './search-passages';

/** An intent's answers (best first), and its score. */
export interface ScoredAnswers {
  answers: readonly Answer[];
  score: number;
}

/** What to answer with: answers of intents (most likely first), results of the search, or a policy. */
export type Decision =
  | { kind: 'answers'; answers: readonly ScoredAnswers[] }
  | { kind: 'found'; found: readonly Quotation[] }
  | { kind: 'policy'; policy: ChatPolicy };

/**
 * The coefficients of a logistic regression, which decides whether an answer is sure enough. They were fitted to the 1,480
 * questions of docs/adr/0038.
 * - `odds`: the log odds that our pages answer this kind of question.
 * - `score`: the similarity to the intent.
 * - `ahead`: how much larger that is than the similarity to questions that we do not answer.
 * - `same`: the search found the same page.
 * - `found`: the search found any page.
 * - `listed`: a list of phrases found a policy.
 * - `always`: the intercept.
 */
const COEFFICIENTS = {
  odds: 0.44,
  score: 2.73,
  ahead: 7.02,
  same: 0.63,
  found: 1.05,
  listed: -2.86,
  always: -1.9,
} as const;
/** Keeps the log odds finite. */
const PROBABILITY_MIN = 0.001;

/** The probability that a policy needs: "my son is 12, can he start?" must not get an answer about worries. */
const POLICY_PROBABILITY = 0.5;
/** The part of the best score that a further intent needs. */
const FURTHER_SHARE = 0.7;

/**
 * Combines three independent results: similar questions, the search for the question's words, and the lists of phrases for
 * policies. Similar questions are the most reliable; the others decide close cases.
 * @param listed The policy that the lists of phrases found.
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
    const near = answered.filter(({ score }) => score >= best.score * FURTHER_SHARE);
    return { kind: 'answers', answers: near.slice(0, QUOTATIONS_MAX) };
  }
  const policy = listed ?? likeliestPolicy(kinds);
  return policy ? { kind: 'policy', policy } : { kind: 'found', found: [] };
}

function isSure(
  { answers, score }: ScoredAnswers,
  { intents, kinds }: Recognition,
  found: readonly Quotation[],
  listed: ChatPolicy | undefined,
): boolean {
  const refused = intents.find(({ outcome }) => !('answers' in outcome))?.score ?? 0;
  const pages = found.map(({ url }) => url.split('#')[0]);
  const odds = Math.log((kinds.answers + PROBABILITY_MIN) / (1 - kinds.answers + PROBABILITY_MIN));
  const sum =
    COEFFICIENTS.odds * odds +
    COEFFICIENTS.score * score +
    COEFFICIENTS.ahead * (score - refused) +
    (answers.some(([path]) => pages.includes(path)) ? COEFFICIENTS.same : 0) +
    (found.length > 0 ? COEFFICIENTS.found : 0) +
    (listed ? COEFFICIENTS.listed : 0) +
    COEFFICIENTS.always;
  return sum >= 0;
}

function likeliestPolicy(kinds: Recognition['kinds']): ChatPolicy | undefined {
  const [first = 'homework'] = [...CHAT_POLICIES].sort((a, b) => kinds[b] - kinds[a]);
  return kinds[first] > POLICY_PROBABILITY ? first : undefined;
}
