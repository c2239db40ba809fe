import { fetchPatiently, isUnknownName, reasonOf } from './connection.ts';

/** Redirects that are followed before an address counts as lost. */
const HOPS_MAX = 3;
/** A page with a query: a redirect to the home page would lose what a link says. */
const PATH = '/contact?subjects=Chemistry';
const PERMANENT = [301, 308];
const TIMEOUT_MS = 15_000;

type Ask = (url: string) => Promise<Response>;
const askIt: Ask = (url) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

/** A way to the site that does not lead there. */
export interface WrongWay {
  from: string;
  reason: string;
}

/** The host that people type for this one: without `www.`, or with it. */
export function siblingOf(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
}

/**
 * What leads elsewhere than to the site's address: plain HTTP, and the host without `www.` (or with it). No upload decides
 * it: it is set in Cloudflare (docs/operations.md). A host with `www.` that nobody has set up is no mistake.
 * @param address The site's own, with HTTPS.
 * @param ask Gets an address without following redirects. @default `fetch`
 * @param retryMs Milliseconds between two tries of a connection. @default 1000
 */
export async function wrongWays(address: string, ask: Ask = askIt, retryMs?: number): Promise<WrongWay[]> {
  const { host } = new URL(address);
  const sibling = siblingOf(host);
  const goal = new URL(PATH, address).href;
  const ways = await Promise.all(
    [`http://${host}${PATH}`, `https://${sibling}${PATH}`, `http://${sibling}${PATH}`].map(async (from) => {
      const isOptional = sibling.startsWith('www.') && from.includes(`/${sibling}/`);
      const reason = await whyNot(from, goal, (url) => fetchPatiently(() => ask(url), retryMs), isOptional);
      return reason ? [{ from, reason }] : [];
    }),
  );
  return ways.flat();
}

async function whyNot(from: string, goal: string, ask: Ask, isOptional: boolean): Promise<string | undefined> {
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
