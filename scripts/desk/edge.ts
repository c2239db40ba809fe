import { developerAssertion, ownerKey } from '../../packages/edge/scripts/owner-key.ts';

/** Milliseconds between two sign-ins: an assertion is valid for a day. */
const SIGN_IN_MS = 12 * 3_600_000;

/**
 * Passes requests on to a local edge, signed in as its developer.
 * @param url The edge's origin; nothing if it is not running.
 * @param state The folder of its databases, which has the developer's key.
 * @param missing What to do if it is not running.
 * @param silent Why it does not answer now, and what to do.
 */
export function edgeOf(
  url: string | undefined,
  state: string,
  missing: string,
  silent: () => string,
): (request: Request) => Promise<Response> {
  let signedIn: { at: number; cookie: string } | undefined;
  const cookie = async () => {
    if (!signedIn || Date.now() - signedIn.at > SIGN_IN_MS) {
      signedIn = { at: Date.now(), cookie: `CF_Authorization=${await developerAssertion(await ownerKey(state))}` };
    }
    return signedIn.cookie;
  };
  const unavailable = (message: string) => Response.json({ error: 'unavailable', message }, { status: 503 });
  return async (request) => {
    if (url === undefined) return unavailable(missing);
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of ['host', 'connection', 'content-length', 'transfer-encoding', 'cookie']) headers.delete(name);
    headers.set('Cookie', await cookie());
    // The caller has compared it with our own origin.
    if (headers.has('Origin')) headers.set('Origin', url);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    try {
      const answer = await fetch(new URL(pathname + search, url), {
        method: request.method,
        headers,
        redirect: 'manual',
        ...(hasBody && { body: await request.arrayBuffer() }),
      });
      const kept = new Headers(answer.headers);
      // fetch has decoded the body.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) kept.delete(name);
      return new Response(answer.body, { status: answer.status, headers: kept });
    } catch {
      return unavailable(silent());
    }
  };
}
