/** Another static site, measured in the same run, because times of different runs and machines are not comparable. */
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { freePort } from '../../packages/edge/test/free-port.ts';
import { startEdge } from '../../packages/edge/scripts/wrangler.ts';
import { whileUp } from '../edge.ts';

const START_TIMEOUT_MS = 60_000;

export interface Peer {
  /** The name of its folder. */
  name: string;
  /** The addresses of its home and of one more page; the home again, if there is no other. */
  home: string;
  article: string;
}

/** Serves each built site on the same runtime as ours, without a Worker. */
export async function withPeers<Result>(
  folders: readonly string[],
  work: (peers: Peer[]) => Promise<Result>,
): Promise<Result> {
  const [folder, ...others] = folders;
  if (folder === undefined) return work([]);
  return withPeer(folder, await freePort(), (peer) => withPeers(others, (more) => work([peer, ...more])));
}

async function withPeer<Result>(folder: string, port: number, work: (peer: Peer) => Promise<Result>): Promise<Result> {
  const directory = resolve(folder);
  if (!existsSync(join(directory, 'index.html')))
    throw new Error(
      `There is no index.html in ${directory}. Build the peer, and pass the folder of its built site to --peer.`,
    );
  const own = mkdtempSync(join(tmpdir(), 'tutoring-peer-'));
  const config = join(own, 'wrangler.jsonc');
  writeFileSync(config, JSON.stringify(settingsOf(directory)));
  const edge = startEdge({ port, config, persistTo: join(own, 'state'), stdio: 'ignore' });
  const home = `http://127.0.0.1:${port}/`;
  try {
    return await whileUp(edge, async () => {
      await answers(home, () => edge.exitCode);
      return work({ name: basename(directory), home, article: new URL(secondPage(directory), home).href });
    });
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

function settingsOf(directory: string) {
  return {
    name: 'peer',
    compatibility_date: '2026-10-01',
    assets: { directory, html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
  };
}

/** The path of a page other than the home and the 404. */
function secondPage(directory: string): string {
  const [file] = globSync(['*.html', '*/index.html'], { cwd: directory })
    .filter((name) => name !== 'index.html' && !name.startsWith('404'))
    .sort();
  return `/${file?.replace(/(\/index)?\.html$/, '') ?? ''}`;
}

async function answers(url: string, exitCode: () => number | null): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (exitCode() !== null) throw new Error(`The peer's server exited with code ${exitCode()} before it answered.`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((wait) => setTimeout(wait, 150));
  }
  throw new Error(`The peer did not answer at ${url} within ${START_TIMEOUT_MS / 1000} s.`);
}
