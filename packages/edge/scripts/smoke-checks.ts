import { IDEMPOTENCY_HEADER } from '@tutoring/domain/lead';
import { referencePattern } from '@tutoring/domain/lead-limits';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SYNTHETIC_HEADER, VERSION_HEADER } from '../src/header-names.ts';
import { sign } from '../src/lib/hmac.ts';
import { isPreviewHost } from '../src/preview-hosts.ts';
import { misdirectedAddresses, type MisdirectedAddress } from './address-checks.ts';
import { fetchWithRetry, pause, reasonOf } from './connection.ts';

/** The site to test. */
export interface SmokeTarget {
  /** Such as `https://www.example.org`. */
  address: string;
  /** The version that must answer, even if visitors get another one. */
  version?: string;
  /** The secret `SMOKE_KEY`. Without it no lead is sent. */
  key?: string;
  /** The folder of the built site, which has the pages and redirects to test. */
  folder: string;
  /** Milliseconds until a new version must answer. @default 30_000 */
  patienceMs?: number;
  /** Milliseconds to wait for the first answer: after a first deploy the host name and its certificate are new. @default 0 */
  connectMs?: number;
  /** Milliseconds between two attempts to connect. @default 1000, and 5000 before the first answer */
  retryMs?: number;
  /** Finds addresses that do not lead to the site. @default requests them */
  findMisdirected?: (address: string) => Promise<MisdirectedAddress[]>;
}

/** The Worker's name in wrangler.jsonc, for Cloudflare's version override. */
const WORKER = 'tutoring-edge';
const TIMEOUT_MS = 15_000;
const RETRY_MS = 1000;
/** Milliseconds between two attempts to reach a new host name. */
const CONNECT_AGAIN_MS = 5000;

type Get = (path: string, init?: RequestInit) => Promise<Response>;
/** Throws an error that says what is wrong. The result is printed beside the check's name. */
type Check = (get: Get, target: SmokeTarget) => Promise<string | { skipped: string } | void>;

/** The checks after each deploy, in order. */
const CHECKS: Readonly<Record<string, Check>> = {
  async health(get, { version, patienceMs = 30_000 }) {
    const until = Date.now() + patienceMs;
    for (;;) {
      const response = await get('/api/health');
      const { status, error }: { status?: string; error?: string } = await response.json();
      const answering = response.headers.get(VERSION_HEADER);
      const isIt = version === undefined || answering === version;
      // Waiting leads are a warning, not an error: they are often the reason for the deploy.
      if (isIt && status)
        return status === 'ok' ? undefined : `reports ${status}: see "An alert came" in docs/operations.md`;
      if (Date.now() > until)
        throw new Error(
          isIt ? `health reports ${error ?? response.status}` : `${answering} answers instead of ${version}`,
        );
      await pause(RETRY_MS);
    }
  },

  async 'home page and its headers'(get, { address }) {
    const response = await get('/');
    must(response.status === 200, `/ answers ${response.status}`);
    must(/<h1[\s>]/.test(await response.text()), '/ has no heading');
    must(
      response.headers.get('Content-Security-Policy')?.includes("default-src 'none'"),
      '/ does not have the strict Content-Security-Policy',
    );
    must(response.headers.get('X-Content-Type-Options') === 'nosniff', '/ lacks X-Content-Type-Options: nosniff');
    const isHidden = response.headers.get('X-Robots-Tag')?.includes('noindex') ?? false;
    const isPreview = isPreviewHost(new URL(address).hostname);
    must(
      isHidden === isPreview,
      isPreview ? 'search engines may index this preview' : 'search engines may not index /',
    );
  },

  async 'a page in another language'(get, { folder }) {
    const { path, language } = localizedPage(folder);
    const response = await get(path);
    must(response.status === 200, `${path} answers ${response.status}`);
    must((await response.text()).includes(`<html lang="${language}"`), `${path} is not in ${language}`);
    return path;
  },

  async 'a redirect'(get, { folder }) {
    const [line = ''] = readFileSync(join(folder, '_redirects'), 'utf8').split('\n');
    // Without redirects in the data, the Worker's own is tested.
    const [from = '', to] = line ? line.split(' ') : ['/contact/', '/contact'];
    const response = await get(from);
    const location = response.headers.get('Location');
    must(
      response.status === 301 && location === to,
      `${from} answers ${response.status} ${location ?? ''}, not 301 ${to}`,
    );
    return from;
  },

  async 'a page that does not exist'(get) {
    const response = await get(`/smoke-${crypto.randomUUID()}`);
    must(response.status === 404, `it answers ${response.status}`);
    must(/<h1[\s>]/.test(await response.text()), 'the answer has no page');
  },

  async search(get) {
    const index = await get('/search-index-full.json');
    must(index.status === 200, `the index answers ${index.status}`);
    const entries: object = await index.json();
    must(Object.keys(entries).length > 0, 'the index is empty');
    const results = await get('/search?q=chemistry');
    must(results.status === 200, `/search answers ${results.status}`);
  },

  async 'a lead'(get, { key }) {
    if (!key) return { skipped: 'NOT SENT: set SMOKE_KEY here and as a secret of the Worker (docs/operations.md)' };
    const idempotencyKey = crypto.randomUUID();
    const send = () => sendLead(get, idempotencyKey, key);
    const reference = await send();
    const thanks = await get(`/thanks?reference=${reference}`);
    must(thanks.status === 200, `/thanks answers ${thanks.status}`);
    must(!(await thanks.text()).includes(reference), `/thanks shows ${reference}, which should have been deleted`);
    // If the first lead still existed, it would be returned again.
    must((await send()) !== reference, `${reference} was not deleted: pnpm leads forget ${reference} --remote`);
    return reference;
  },
};

/** Tests a running site. @returns Whether all checks passed. @param say Prints a line for each check. */
export async function smoke(target: SmokeTarget, say: (line: string) => void): Promise<boolean> {
  const { address, version } = target;
  const ask: Get = (path, init) =>
    fetch(new URL(path, address), {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
      headers: {
        ...(version && { 'Cloudflare-Workers-Version-Overrides': `${WORKER}="${version}"` }),
        ...(init?.headers as Record<string, string> | undefined),
      },
    });
  if (!(await isReached(ask, target, say))) return false;
  const get: Get = (path, init) => fetchWithRetry(() => ask(path, init), target.retryMs);
  let isWell = true;
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      const note = await check(get, target);
      if (typeof note === 'object') say(`! ${name}: ${note.skipped}`);
      else say(`✓ ${name}${note ? `: ${note}` : ''}`);
    } catch (error) {
      isWell = false;
      say(`✗ ${name}: ${reasonOf(error)}`);
    }
  }
  return (await isAddressed(target, say)) && isWell;
}

/** Waits for the first answer, without which no check can run. */
async function isReached(ask: Get, { address, connectMs = 0, retryMs }: SmokeTarget, say: (line: string) => void) {
  if (connectMs === 0) {
    try {
      await (await fetchWithRetry(() => ask('/'), retryMs)).body?.cancel();
      return true;
    } catch (error) {
      say(`✗ connection: ${address} does not answer (${reasonOf(error)}). ${whyNoAnswer(address)}`);
      return false;
    }
  }
  const until = Date.now() + connectMs;
  for (let isSaid = false; ; isSaid = true) {
    try {
      await (await ask('/')).body?.cancel();
      return true;
    } catch (error) {
      const reason = reasonOf(error);
      if (Date.now() > until) {
        say(
          `✗ connection: ${address} does not answer (${reason}). The site is deployed. Try later: pnpm smoke ${address}`,
        );
        return false;
      }
      if (!isSaid)
        say(`  ${address} does not answer yet (${reason}). Trying for ${Math.ceil(connectMs / 60_000)} minutes.`);
      await pause(retryMs ?? CONNECT_AGAIN_MS);
    }
  }
}

function whyNoAnswer(address: string): string {
  return new URL(address).hostname === 'localhost'
    ? 'Start the site first (npm start), or add an address: pnpm smoke https://www.example.org'
    : 'Is the address right, and is the site deployed there?';
}

/**
 * Whether plain HTTP and the other host redirect to the site. A version on trial cannot change that, so then a failure is
 * only a warning.
 */
async function isAddressed(
  { address, version, findMisdirected = misdirectedAddresses }: SmokeTarget,
  say: (line: string) => void,
): Promise<boolean> {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' || isPreviewHost(hostname)) return true;
  const wrong = await findMisdirected(address);
  const sign = version === undefined ? '✗' : '!';
  for (const { from, reason } of wrong)
    say(`${sign} ${from} does not redirect to ${address}: ${reason} (docs/operations.md, I want to go live)`);
  if (wrong.length === 0) say('✓ plain HTTP, with and without www');
  return wrong.length === 0 || version !== undefined;
}

async function sendLead(get: Get, idempotencyKey: string, key: string): Promise<string> {
  const response = await get('/api/leads', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [IDEMPOTENCY_HEADER]: idempotencyKey,
      [SYNTHETIC_HEADER]: await sign(idempotencyKey, key),
    },
    body: JSON.stringify({
      role: 'parent',
      name: 'Smoke Test',
      email: 'smoke-test@example.com',
      programme: 'ib',
      message: 'Sent by pnpm smoke and deleted at once.',
      page: '/contact',
    }),
  });
  must(
    response.status !== 403,
    'it is rejected: the local SMOKE_KEY differs from the Worker’s (pnpm wrangler secret put SMOKE_KEY)',
  );
  const { reference = '' }: { reference?: string } = await response.json();
  must(
    response.status === 201 && referencePattern.test(reference),
    `it answers ${response.status} without a reference`,
  );
  return reference;
}

/** A page of the built site in another language than English. */
function localizedPage(folder: string): { path: string; language: string } {
  for (const file of globSync('*/index.html', { cwd: folder }).sort()) {
    const [, language] = /<html lang="([^"]+)"/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    if (language && !language.startsWith('en')) return { path: `/${file.replace(/\/index\.html$/, '')}`, language };
  }
  throw new Error(`No page in ${folder} is in another language.`);
}

function must(isSo: boolean | undefined, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}
