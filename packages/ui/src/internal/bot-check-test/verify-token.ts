import type { BotCheckAnswer } from '@tutoring/domain/bot-check';

/** The timeout of a request, in milliseconds. The server itself waits three seconds for the provider. */
export const VERIFY_TIMEOUT_MS = 8000;

/** The site has no sign-in, so the server accepts any bearer token. */
const ANONYMOUS = 'Bearer anonymous';

/** The outcome of a verification. Only a success status counts as passed. */
export interface Verification {
  kind: 'passed' | 'refused' | 'unreachable';
  /** The content of the answer, if there is one. */
  answer?: Partial<BotCheckAnswer>;
}

/** Asks the server to verify a token. Never throws. */
export async function verifyToken(endpoint: string, token: string): Promise<Verification> {
  // Some supported browsers lack `AbortSignal.timeout`.
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), VERIFY_TIMEOUT_MS);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: ANONYMOUS },
      body: JSON.stringify({ token }),
      signal: tooLate.signal,
    });
    // Ignore an unreadable body, because only the status counts.
    const answer = answerIn(await response.json().catch(() => undefined));
    return { kind: response.ok ? 'passed' : 'refused', answer };
  } catch {
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

/** The fields of an answer that have the right type. (A schema library would be larger than this check.) */
function answerIn(body: unknown): Partial<BotCheckAnswer> {
  const { score, action, error, errorCodes } = (body ?? {}) as Record<string, unknown>;
  return {
    ...(typeof score === 'number' && { score }),
    ...(typeof action === 'string' && { action }),
    ...(typeof error === 'string' && { error }),
    ...(Array.isArray(errorCodes) && { errorCodes: errorCodes.filter((code) => typeof code === 'string') }),
  };
}
