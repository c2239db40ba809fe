import type { BotAction, SiteVerify } from '@tutoring/domain/bot-check';

/** The score from which we take somebody for a person: the middle, as the provider advises to begin with. */
export const SCORE_MIN = 0.5;
/** Milliseconds for which a token is believed after it was made; also the difference between two clocks. */
export const TOKEN_AGE_MAX_MS = 120_000;

/** What a token must be for. */
export interface Expected {
  action: BotAction;
  /** Where the page stands that asked for it. */
  hostname: string;
  now: number;
  /** Whether an answer without a score is none. */
  hasScore: boolean;
}

/** What became of a token. */
export interface Verdict {
  /** `refused`: it is not good. `broken`, `silent`: the provider could not say. `off`: nobody was asked. */
  kind: 'passed' | 'refused' | 'broken' | 'silent' | 'off';
  score: number | null;
  action: string | null;
  errorCodes: readonly string[];
}

/** A verdict without an answer. */
export function unanswered(kind: 'broken' | 'silent' | 'off', ...errorCodes: string[]): Verdict {
  return { kind, score: null, action: null, errorCodes };
}

/** Codes by which a provider says that it did not look at the token: the fault is ours or its own, not the visitor's. */
const NOT_THE_TOKENS: ReadonlySet<string> = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'invalid-keys',
  'bad-request',
  'internal-error',
]);

/** What a provider's answer means. It says that a token is genuine; what it was made for and when, we check. */
export function judge(answer: SiteVerify, { action, hostname, now, hasScore }: Expected): Verdict {
  const { success, score = null, 'error-codes': codes } = answer;
  const said = { score, action: answer.action ?? null };
  if (!success)
    return { kind: codes.some((code) => NOT_THE_TOKENS.has(code)) ? 'broken' : 'refused', ...said, errorCodes: codes };
  if (hasScore && score === null) return { kind: 'broken', ...said, errorCodes: ['no-score'] };
  const age = now - Date.parse(answer.challenge_ts ?? '');
  const wrong = [
    score !== null && score < SCORE_MIN && 'low-score',
    answer.action !== action && 'wrong-action',
    answer.hostname !== hostname && 'wrong-hostname',
    // No time at all is no number, and no comparison holds for it.
    !(Math.abs(age) <= TOKEN_AGE_MAX_MS) && 'too-old',
  ].filter((code) => code !== false);
  return { kind: wrong.length > 0 ? 'refused' : 'passed', ...said, errorCodes: wrong };
}
