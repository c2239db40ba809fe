import { createServer, request, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, startEdge, stopEdge, whenReady } from '../packages/edge/scripts/wrangler.ts';
import { freePort } from '../packages/edge/test/free-port.ts';
import { nextPublic } from './next-build.ts';

/** One address that serves this version of the site, or the next one, each on a real runtime. */
export interface TwoVersions {
  url: string;
  /** From now on that version answers, as after a deploy: what only the other one has is gone. */
  serve: (version: 'this' | 'next') => void;
  /** This answer takes the place of the version's own; without one, no longer. */
  replace: (path: string, body?: string, type?: string) => void;
  close: () => Promise<void>;
}

/** @param thisUrl Where this version is served. */
export async function twoVersions(thisUrl: string): Promise<TwoVersions> {
  const state = mkdtempSync(join(tmpdir(), 'tutoring-next-'));
  migrate({ persistTo: state });
  const nextPort = await freePort();
  const edge = startEdge({ port: nextPort, persistTo: state, assets: nextPublic(), stdio: 'ignore' });
  await whenReady(nextPort, edge);

  const targets = { this: new URL(thisUrl), next: new URL(`http://127.0.0.1:${nextPort}`) };
  const replaced = new Map<string, { body: string; type: string }>();
  let target = targets.this;
  const server: Server = createServer((asked, answer) => {
    const own = replaced.get(asked.url ?? '');
    if (own) {
      answer.writeHead(200, { 'Content-Type': own.type, 'Cache-Control': 'no-cache' }).end(own.body);
      return;
    }
    const options = { host: target.hostname, port: target.port, path: asked.url, method: asked.method };
    const onward = request({ ...options, headers: asked.headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    serve: (version) => void (target = targets[version]),
    replace(path, body, type = 'text/plain') {
      if (body === undefined) replaced.delete(path);
      else replaced.set(path, { body, type });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await stopEdge(edge);
      rmSync(state, { recursive: true, force: true });
    },
  };
}
