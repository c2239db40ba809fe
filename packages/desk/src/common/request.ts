/** Why a request of the desk failed, besides what its route says. */
type RequestFailure = 'signed-out' | 'offline' | 'unreachable' | 'failed';

/** What each means and what to do about it, as the owner reads it. */
const FAILURES: Record<RequestFailure, readonly [title: string, text: string]> = {
  'signed-out': ['You are signed out', 'Load this page again to sign in; what you typed is kept in this browser.'],
  offline: ['There is no connection', 'What you typed is kept in this browser; try again when you are online.'],
  unreachable: [
    'The desk does not answer',
    'If it runs on your computer, it may have stopped: start it with npm run desk. What you typed is kept in this browser.',
  ],
  failed: ['The desk got no usable answer', 'Try again in a minute.'],
};

/** What went wrong, in a title and a text. */
export class DeskError extends Error {
  constructor(
    readonly title: string,
    readonly text: string,
  ) {
    super(`${title}. ${text}`);
    this.name = 'DeskError';
  }
}

/** Thrown when there is no answer that the route describes. */
export class RequestError extends DeskError {
  readonly failure: RequestFailure;
  constructor(failure: RequestFailure) {
    const [title, text] = FAILURES[failure];
    super(title, text);
    this.name = 'RequestError';
    this.failure = failure;
  }
}

/** An error as the owner reads it: one of our own code is `failed`. */
export const readable = (error: unknown): DeskError =>
  error instanceof DeskError ? error : new RequestError('failed');

/**
 * Asks a route of the desk, which answers with JSON.
 * @returns The status and the body, also of refusals.
 * @throws {RequestError} if the owner is signed out, the connection is gone, or the answer is no JSON.
 */
export async function request(address: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
  let response: Response;
  try {
    // Access answers owners whom it no longer knows with a redirect to its own host.
    response = await fetch(address, { ...init, redirect: 'manual' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new RequestError(navigator.onLine ? 'unreachable' : 'offline');
  }
  if (response.status === 403 || response.type === 'opaqueredirect') throw new RequestError('signed-out');
  try {
    return { status: response.status, body: await response.json() };
  } catch {
    throw new RequestError('failed');
  }
}

/**
 * What a refusal that its route does not describe means.
 * @param body Has a `message` if there is a reason to tell, such as that no edge runs beside the local desk.
 */
export function refusal(body: unknown): DeskError {
  const { message } = body as { message?: unknown };
  return typeof message === 'string' ? new DeskError('This is not available now', message) : new RequestError('failed');
}

/** A request that changes something. */
export const posted = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
