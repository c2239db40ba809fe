import { startEdge, stopEdge, whenReady } from '../packages/edge/scripts/wrangler.ts';
import { freePort } from '../packages/edge/test/free-port.ts';
import { STATE } from './fixtures.ts';
import { nextPublic } from './next-build.ts';
import { startProxy, type Proxy } from './proxy.ts';

/** An address that serves this or the next version of the site, each on a real runtime, with one database. */
export interface TwoVersions {
  url: string;
  /** Switches to a version, as a deploy does. Files of the other version are gone. */
  serve: (version: 'this' | 'next') => void;
  replace: Proxy['replace'];
  delay: Proxy['delay'];
  close: () => Promise<void>;
}

/** @param thisUrl The address of this version. */
export async function twoVersions(thisUrl: string): Promise<TwoVersions> {
  const nextPort = await freePort();
  const edge = startEdge({ port: nextPort, persistTo: STATE, assets: nextPublic(), stdio: 'ignore' });
  await whenReady(nextPort, edge);

  const targets = { this: thisUrl, next: `http://127.0.0.1:${nextPort}` };
  const proxy = await startProxy(targets.this);
  return {
    url: proxy.url,
    replace: proxy.replace,
    delay: proxy.delay,
    serve: (version) => proxy.passTo(targets[version]),
    async close() {
      proxy.close();
      await stopEdge(edge);
    },
  };
}
