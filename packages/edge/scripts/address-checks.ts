import { fetchWithRetry, isUnknownName, reasonOf } from './connection.ts';

/** Most redirects that are followed. */
const HOPS_MAX = 3;
/** A page with a query, because a redirect to the home page would lose it. */
const PATH = '/contact?subjects=Chemistry';
const PERMANENT = [301, 308];
const TIMEOUT_MS = 15_000;

type Ask = (url: string) => Promise<Response>;
const askIt: Ask = (url) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

/** An address that should lead to the site and does not. */
export interface MisdirectedAddress {
  from: string;
  reason: string;
}

/** The other host that people may type: without `www.`, or with it. */
export function siblingOf(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
}

/**
 * Addresses that do not lead to the site: plain HTTP, and the host without `www.` (or with it). Cloudflare's settings decide
 * this, not the upload (docs/operations.md). A `www.` host that does not exist is fine.
 * @param address The site's address, with HTTPS.
 * @param ask Requests an address without following redirects. @default `fetch`
 * @param retryMs Milliseconds between two attempts to connect. @default 1000
 */
export async function misdirectedAddresses(
  address: string,
  ask: Ask = askIt,
  retryMs?: number,
): Promise<MisdirectedAddress[]> {
  const { host } = new URL(address);
  const sibling = siblingOf(host);
  const goal = new URL(PATH, address).href;
  const ways = await Promise.all(
    [`http://${host}${PATH}`, `https://${sibling}${PATH}`, `http://${sibling}${PATH}`].map(async (from) => {
      const isOptional = sibling.startsWith('www.') && from.includes(`/${sibling}/`);
      const reason = await problemOf(from, goal, (url) => fetchWithRetry(() => ask(url), retryMs), isOptional);
      return reason ? [{ from, reason }] : [];
    }),
  );
  return ways.flat();
}

async function problemOf(from: string, goal: string, ask: Ask, isOptional: boolean): Promise<string | undefined> {
  let at = from;
  for (let hops = 0; hops <= HOPS_MAX; hops += 1) {
    if (at === goal) return undefined;
    let response: Response;
    try {
      response = await ask(at);
    } catch (error) {
      if (isOptional && hops === 0 && isUnknownName(error)) return undefined;
      return `no answer (${reasonOf(error)})`;
    }
    const location = response.headers.get('Location');
    await response.body?.cancel();
    if (!PERMANENT.includes(response.status) || !location) return `${at} answers ${response.status}, not 301`;
    at = new URL(location, at).href;
  }
  return `it leads to ${at}`;
}
