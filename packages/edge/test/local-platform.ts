import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import { edgeFolder, migrate } from '../scripts/wrangler.ts';
import type { Env } from '../src/env.ts';

/** Bindings of the real runtime in this process. */
export interface LocalPlatform {
  env: Required<Pick<Env, 'DB' | 'REPORTS' | 'PAGES'>>;
  /** The folder of its databases. */
  state: string;
  close: () => Promise<void>;
}

/**
 * New databases of the real runtime, for a Worker that runs in this process: so a test can move the Worker's clock, count what
 * it asks, and let a database fail.
 */
export async function localPlatform(): Promise<LocalPlatform> {
  const persistTo = mkdtempSync(join(tmpdir(), 'tutoring-platform-'));
  migrate({ persistTo });
  const proxy = await getPlatformProxy<LocalPlatform['env']>({
    configPath: join(edgeFolder, 'wrangler.jsonc'),
    persist: { path: join(persistTo, 'v3') },
  });
  // Not the rate limits: they count by the real clock.
  const { DB, REPORTS, PAGES } = proxy.env;
  return {
    env: { DB, REPORTS, PAGES },
    state: persistTo,
    async close() {
      await proxy.dispose();
      rmSync(persistTo, { recursive: true, force: true });
    },
  };
}
