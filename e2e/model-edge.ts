import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, startEdge, stopEdge, whenReady } from '../packages/edge/scripts/wrangler.ts';
import { freePort } from '../packages/edge/test/free-port.ts';
import { modelServer, type ModelServer } from '../packages/edge/test/model-server/server.ts';

/** The built site on a Worker of its own whose chat asks a language model. */
export interface ModelEdge {
  url: string;
  model: ModelServer;
  close: () => Promise<void>;
}

export async function modelEdge(): Promise<ModelEdge> {
  const model = await modelServer();
  const persistTo = mkdtempSync(join(tmpdir(), 'tutoring-model-'));
  migrate({ persistTo });
  const port = await freePort();
  const edge = startEdge({ port, persistTo, vars: model.vars, stdio: 'ignore' });
  await whenReady(port, edge);
  return {
    url: `http://127.0.0.1:${port}`,
    model,
    async close() {
      model.close();
      await stopEdge(edge);
      rmSync(persistTo, { recursive: true, force: true });
    },
  };
}
