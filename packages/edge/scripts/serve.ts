/**
 * Serves the built site and the Worker on the real runtime.
 *
 * Usage: node scripts/serve.ts [--port 8787] [--persist-to folder]
 */
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { developerAssertion, ownerKey, publicPart } from './owner-key.ts';
import { edgeFolder, migrate, startEdge, stopEdge, whenReady } from './wrangler.ts';

/** Local cron triggers never fire, so this script calls the handler, as often as wrangler.jsonc says. */
const SWEEP_EVERY_MS = 60_000;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    'dev-origin': { type: 'string' },
    'persist-to': { type: 'string', default: join(edgeFolder, '.wrangler/state') },
  },
});
const port = Number(values.port);
const persistTo = resolve(values['persist-to']);

if (!(await isFree(port))) {
  console.error(`Port ${port} is in use. Stop the other program, or choose another port: npm start -- --port 8788`);
  process.exit(1);
}
migrate({ persistTo });
const key = await ownerKey(persistTo);
const edge = startEdge({
  port,
  persistTo,
  vars: {
    LEAD_DELIVERY: 'console',
    OWNER_DEV_KEY: publicPart(key),
    ...(values['dev-origin'] && { DEV_ORIGIN: values['dev-origin'] }),
  },
});
const runCron = () => fetch(`http://127.0.0.1:${port}/cdn-cgi/handler/scheduled`).catch(() => undefined);
const timer = setInterval(() => void runCron(), SWEEP_EVERY_MS);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(timer);
    void stopEdge(edge).then(() => process.exit(0));
  });
}
edge.once('exit', (code) => process.exit(code ?? 1));
await whenReady(port, edge).catch(async (error: unknown) => {
  console.error((error as Error).message);
  // Its end would otherwise end this process first, with its own code.
  edge.removeAllListeners('exit');
  // It has a process group of its own, and would keep the port.
  await stopEdge(edge);
  process.exit(1);
});
// At once: after a pause `/api/health` would report a stopped cron until the first minute.
await runCron();
console.log(`\nThe site is at http://localhost:${port}\n`);
console.log(
  `The inbox (this link works for a day): http://127.0.0.1:${port}/owner?assertion=${await developerAssertion(key)}\n`,
);

function isFree(wanted: number): Promise<boolean> {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', () => settle(false));
    server.listen(wanted, '127.0.0.1', () => server.close(() => settle(true)));
  });
}
