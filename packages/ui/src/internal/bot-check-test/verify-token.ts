import type { BotCheckAnswer } from '@tutoring/domain/bot-check';

/** Milliseconds after which an answer is missing; the edge itself gives a provider three seconds. */
export const VERIFY_TIMEOUT_MS = 8000;

/** Nobody signs in to this site: any token will do. */
const ANONYMOUS = 'Bearer anonymous';

/** What became of a token: only a status of success is one. */
export interface Verification {
  kind: 'passed' | 'refused' | 'unreachable';
  /** What the answer says, if there is one. */
  answer?: Partial<BotCheckAnswer>;
}

/** Has a token verified. Never throws. */
export async function verifyToken(endpoint: string, token: string): Promise<Verification> {
  // `AbortSignal.timeout` is younger than the browsers that we speak to.
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), VERIFY_TIMEOUT_MS);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: ANONYMOUS },
      body: JSON.stringify({ token }),
      signal: tooLate.signal,
    });
    // Whatever came in its place, the status counts.
    const answer = answerIn(await response.json().catch(() => undefined));
    return { kind: response.ok ? 'passed' : 'refused', answer };
  } catch {
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

/** The fields of an answer that are what they should be. (A schema would be heavier than what it checks.) */
function answerIn(body: unknown): Partial<BotCheckAnswer> {
  const { score, action, error, errorCodes } = (body ?? {}) as Record<string, unknown>;
  return {
    ...(typeof score === 'number' && { score }),
    ...(typeof action === 'string' && { action }),
    ...(typeof error === 'string' && { error }),
    ...(Array.isArray(errorCodes) && { errorCodes: errorCodes.filter((code) => typeof code === 'string') }),
  };
}
