import type { BotAction, SiteVerify } from '@tutoring/domain/bot-check';

/** The lowest score of a person: the middle, as the provider recommends to start with. */
export const SCORE_MIN = 0.5;
/** Milliseconds for which a token is valid; also the tolerated difference between clocks. */
export const TOKEN_AGE_MAX_MS = 120_000;

/** What a valid token must match. */
export interface Expected {
  action: BotAction;
  /** The page's host. */
  hostname: string;
  now: number;
  /** Whether the provider always gives a score. */
  hasScore: boolean;
}

/** The result of checking a token. */
export interface Verdict {
  /** `refused`: the token is invalid. `broken`, `silent`: the provider failed. `off`: no provider is configured. */
  kind: 'passed' | 'refused' | 'broken' | 'silent' | 'off';
  score: number | null;
  action: string | null;
  errorCodes: readonly string[];
}

/** A verdict without the provider's answer. */
export function unanswered(kind: 'broken' | 'silent' | 'off', ...errorCodes: string[]): Verdict {
  return { kind, score: null, action: null, errorCodes };
}

/** Error codes that blame our settings or the provider, not the token. */
const NOT_THE_TOKENS: ReadonlySet<string> = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'invalid-keys',
  'bad-request',
  'internal-error',
]);

/** The verdict for a provider's answer. The provider says that a token is genuine; we check its purpose and age. */
export function verdictOf(answer: SiteVerify, { action, hostname, now, hasScore }: Expected): Verdict {
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
    // Without a time `age` is NaN, and no comparison is true.
    !(Math.abs(age) <= TOKEN_AGE_MAX_MS) && 'too-old',
  ].filter((code) => code !== false);
  return { kind: wrong.length > 0 ? 'refused' : 'passed', ...said, errorCodes: wrong };
}
