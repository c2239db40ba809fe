/** Milliseconds another system has to answer. */
const ANSWER_TIMEOUT_MS = 5000;

/** A system answered, and not with a 2xx. Its name is the kind of the failure, such as `HTTP 422`: never a text of theirs. */
export class Refused extends Error {
  readonly status: number;
  /** Milliseconds that the receiver asks us to wait, if it says so (`Retry-After`). */
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

/** Refusals that say nothing about the content: too slow, already under way (409), too early, too many. */
const OF_THE_MOMENT = new Set([408, 409, 425, 429]);

/** Whether the receiver would refuse the same content again. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof Refused && error.status >= 400 && error.status < 500 && !OF_THE_MOMENT.has(error.status);
}

/** Whether a request failed because nobody answered in time. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** Whether what is sent there is read by nobody else on the way; this machine itself is no way. */
export function isSafeReceiver(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname));
}

/**
 * Posts JSON to another system.
 * @throws {Refused} on any answer but 2xx; a `TimeoutError` when there is none in five seconds.
 */
export async function postJson(url: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    // Followed, a redirect would arrive as a GET without the content, and its 200 would count as delivered.
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  // Nobody reads it: left alone it would keep the connection.
  await response.body?.cancel();
  if (!response.ok) throw new Refused(response.status, retryAfterMs(response.headers.get('Retry-After'), Date.now()));
}
