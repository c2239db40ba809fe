/** Milliseconds until a request to another system times out. */
const ANSWER_TIMEOUT_MS = 5000;

/**
 * A system answered with another status than 2xx. The name says the status, such as `HTTP 422`. It never contains the
 * system's text.
 */
export class HttpError extends Error {
  readonly status: number;
  /** Milliseconds that the receiver asks us to wait (`Retry-After`), if any. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, retryAfterMs?: number) {
    super('The request was refused.');
    this.name = `HTTP ${status}`;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * The milliseconds that a `Retry-After` header asks for (RFC 9110, section 10.2.3: seconds, or a date); `undefined` if it is
 * missing or unreadable, 0 for a date in the past.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const value = header.trim();
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = value.endsWith('GMT') ? Date.parse(value) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Temporary refusals: timeout, conflict with a running request, too early, too many. */
const OF_THE_MOMENT = new Set([408, 409, 425, 429]);

/** Whether the receiver would refuse the same request again. */
export function isPermanentFailure(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 400 && error.status < 500 && !OF_THE_MOMENT.has(error.status);
}

/** Whether a request timed out. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** Whether nobody can read along: HTTPS, or this machine. */
export function isSecureUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname));
}

/**
 * Posts JSON to another system.
 * @throws {HttpError} on any status but 2xx; a `TimeoutError` after five seconds.
 */
export async function postJson(url: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    // A followed redirect becomes a GET without a body, and its 200 would count as delivered.
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  // An unread body would keep the connection open.
  await response.body?.cancel();
  if (!response.ok) throw new HttpError(response.status, retryAfterMs(response.headers.get('Retry-After'), Date.now()));
}
