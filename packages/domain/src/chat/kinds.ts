import { kindOf, KINDS, type IntentModel, type Kind } from './intent';

/** The probability of each kind; the sum is 1. */
export type KindsOf = (features: ReadonlySet<string>) => Record<Kind, number>;

/** Smoothing for unseen words. */
const SMOOTHING = 0.3;
/** Damps the sum of the evidence, because words are not independent. */
const DAMPING = 0.7;

/**
 * Classifies a question by its words (naive Bayes with equal priors).
 * @param telling The intents of each content feature, once for each question.
 */
export function kindsOf({ outcomes, small }: IntentModel, telling: ReadonlyMap<string, readonly number[]>): KindsOf {
  const kinds = outcomes.map((outcome) => KINDS.indexOf(kindOf(outcome)));
  const counts = new Map<string, number[]>();
  for (const [feature, intents] of telling) {
    const sums = KINDS.map(() => 0);
    for (const intent of intents) {
      const kind = kinds[intent] ?? 0;
      sums[kind] = (sums[kind] ?? 0) + 1;
    }
    counts.set(feature, sums);
  }
  for (const line of small.split('\n').filter(Boolean)) {
    const [feature = '', ...sums] = line.split(' ');
    counts.set(feature, sums.map(Number));
  }
  const all = KINDS.map((_, kind) => [...counts.values()].reduce((sum, of) => sum + (of[kind] ?? 0), 0));

  return (features) => {
    const known = [...features].flatMap((feature) => {
      const sums = counts.get(feature);
      return sums ? [sums] : [];
    });
    const logs = KINDS.map((_, kind) => {
      const words = (all[kind] ?? 0) + SMOOTHING * counts.size;
      return known.reduce((sum, of) => sum + Math.log(((of[kind] ?? 0) + SMOOTHING) / words), 0);
    });
    const most = Math.max(...logs);
    const likely = logs.map((log) => Math.exp(DAMPING * (log - most)));
    const whole = likely.reduce((sum, one) => sum + one, 0);
    return Object.fromEntries(KINDS.map((kind, at) => [kind, (likely[at] ?? 0) / whole])) as Record<Kind, number>;
  };
}
