/** What every request of a run has in common. */
export interface RequestSettings {
  /** Who asks, and where to read why. */
  userAgent: string;
  /** Milliseconds until a request is given up, its content included. */
  timeoutMs: number;
  /** Bytes after which a page is too large to read. */
  maxBytes: number;
}

/** A server's answer. `bytes` is empty unless its status is 200. */
export interface Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/** Why there is no answer. A page that is `dead` is gone; of one that was only `unread` nothing is known. */
export interface Failure {
  kind: 'dead' | 'unread' | 'by-hand';
  why: string;
}

/** Errors of a host that does not exist, or where nobody listens. */
const DEAD: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its host does not exist any more',
  ECONNREFUSED: 'its host refuses connections',
};

/**
 * Asks for one address, without following redirects.
 * @param headers More headers, such as those that ask only for a newer version.
 */
export async function request(
  url: string,
  { userAgent, timeoutMs, maxBytes }: RequestSettings,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer | Failure> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      signal,
      headers: {
        'User-Agent': userAgent,
        Accept: 'text/html,application/xhtml+xml,application/pdf,*/*;q=0.5',
        ...headers,
      },
    });
    const { status, body } = answer;
    if (status !== 200) {
      await body?.cancel();
      return { status, headers: answer.headers, bytes: new Uint8Array() };
    }
    const bytes = await readUpTo(maxBytes, answer);
    return bytes ? { status, headers: answer.headers, bytes } : tooLarge(maxBytes);
  } catch (error) {
    return failureOf(error as Error, timeoutMs);
  }
}

const tooLarge = (maxBytes: number): Failure => ({
  kind: 'by-hand',
  why: `is larger than ${Math.round(maxBytes / 1_000_000)} MB`,
});

/** The content of an answer; `undefined` if it is larger. */
async function readUpTo(maxBytes: number, { headers, body }: Response): Promise<Uint8Array | undefined> {
  if (!body) return new Uint8Array();
  if (Number(headers.get('Content-Length') ?? 0) > maxBytes) {
    await body.cancel();
    return undefined;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function failureOf(error: Error, timeoutMs: number): Failure {
  if (error.name === 'TimeoutError') return { kind: 'unread', why: `took longer than ${timeoutMs / 1000} s` };
  const { code, message = error.message } = (error.cause ?? {}) as { code?: string; message?: string };
  const dead = DEAD[code ?? ''];
  return dead ? { kind: 'dead', why: dead } : { kind: 'unread', why: code ?? message };
}
