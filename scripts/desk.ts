/**
 * The owner's desk on this machine, at http://127.0.0.1:8600/owner: it edits the files of this checkout, and needs no account.
 * It also starts the preview (`gatsby develop`, 8000) and, if the site is built, the edge with its leads (8787).
 *
 * Usage: node scripts/desk.ts [--port 8600] [--dev] [--no-preview] [--no-edge]
 */
import { deskPolicy } from '@tutoring/domain/headers';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ContentChecker } from './desk/check-content.ts';
import { deskData } from './desk/data.ts';
import { edgeOf } from './desk/edge.ts';
import { LaunchFiles } from './desk/launch-files.ts';
import { localStore } from './desk/local-store.ts';
import { deskServer, type DeskParts } from './desk/server.ts';
import { warmUp } from './desk/warm-up.ts';
import { endPrograms, keepRunning, startProgram } from './programs.ts';

const root = join(import.meta.dirname, '..');
const PREVIEW = 'http://localhost:8000';
/** Hundreds of lines that no owner needs. */
const PREVIEW_LOG = '.artefacts/desk/preview.log';
const EDGE_PORT = 8787;
const EDGE_LOG = '.artefacts/desk/edge.log';
const EDGE_STATE = join(root, 'packages/edge/.wrangler/state');

const { values } = parseArgs({
  allowNegative: true,
  options: {
    port: { type: 'string', default: '8600' },
    dev: { type: 'boolean', default: false },
    preview: { type: 'boolean', default: true },
    edge: { type: 'boolean', default: true },
  },
});
const port = Number(values.port);
if (!(await isFree(port))) {
  console.error(`Port ${port} is in use. Stop the other program, or choose another port: npm run desk -- --port 8601`);
  process.exit(1);
}

// The content check imports what this writes.
execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], {
  cwd: join(root, 'site'),
  stdio: 'inherit',
});
const checker = new ContentChecker(root);
// In a process of their own, because no screen should wait for a check.
const screens = new ContentChecker(root);
const launch = new LaunchFiles(root);
const preview = values.preview ? PREVIEW : undefined;
/** Why the edge does not answer. It may run in another terminal. */
let silentEdge =
  'The program for leads and figures does not answer. If npm start or pnpm dev runs in another terminal, look there. Otherwise stop the desk with Ctrl-C and type npm run desk.';
const edge = values.edge ? await startEdge() : undefined;
if (values.preview) await startPreview();

const content = localStore(root, (site) => checker.check(site), preview);
const parts: Omit<DeskParts, 'desk'> = {
  port,
  content,
  data: deskData(root, screens, launch, preview),
  policy: deskPolicy([PREVIEW]),
  preview,
  edge: edgeOf(edge, EDGE_STATE, missingEdge(), () => silentEdge),
};
const { server, close } = values.dev ? await developDesk() : { server: builtDesk(), close: () => Promise.resolve() };
void warmUp(
  () => launch.read('launch.json'),
  () => content.warmUp(),
);
server.listen(port, '127.0.0.1', () => {
  console.log(`\nThe owner's desk: http://127.0.0.1:${port}/owner\n`);
  if (!preview) console.log('Without the preview. To see pages while you edit: pnpm --filter @tutoring/site dev\n');
  if (!edge) console.log(`${missingEdge()}\n`);
  console.log('Stop the desk with Ctrl-C. What you have saved stays.\n');
  if (preview) void sayWhenReady(preview);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endPrograms();
    checker.close();
    screens.close();
    launch.close();
    server.close();
    server.closeAllConnections();
    void close().then(() => process.exit(0));
  });
}

function builtDesk(): Server {
  return deskServer({ ...parts, desk: join(root, 'packages/desk/dist') });
}

/** The desk's sources, by Vite. */
async function developDesk(): Promise<{ server: Server; close: () => Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: join(root, 'packages/desk'),
    server: { middlewareMode: true, ws: false, hmr: false },
  });
  const server = deskServer({ ...parts, desk: (request, response) => vite.middlewares(request, response) });
  return { server, close: () => vite.close() };
}

/** @returns The edge's address; nothing if the site is not built. */
async function startEdge(): Promise<string | undefined> {
  const url = `http://127.0.0.1:${EDGE_PORT}`;
  // Another terminal runs `pnpm dev` or `npm start`.
  if (!(await isFree(EDGE_PORT))) return url;
  const isBuilt = ['site/public/index.html', 'packages/edge/src/generated/policy.json'].every((file) =>
    existsSync(join(root, file)),
  );
  if (!isBuilt) return undefined;
  const serve = [join(root, 'packages/edge/scripts/serve.ts'), '--port', String(EDGE_PORT)];
  silentEdge = 'Leads and figures are starting. Try again in a few seconds.';
  keepRunning((onExit) => startProgram('edge', process.execPath, serve, onExit, join(root, EDGE_LOG)), {
    times: 2,
    onAgain: () => console.error('The program for leads and figures has ended. It starts again.'),
    onEnd: () => {
      silentEdge = `The program for leads and figures has ended three times. Stop the desk with Ctrl-C and type npm run desk. ${EDGE_LOG} says why it ended.`;
      console.error(silentEdge);
    },
  });
  return url;
}

async function startPreview(): Promise<void> {
  if (!(await isFree(Number(new URL(PREVIEW).port)))) {
    console.log(`Something runs at ${PREVIEW} already. The desk shows it as the preview.`);
    return;
  }
  startProgram(
    'preview',
    'pnpm',
    ['--filter', '@tutoring/site', 'dev'],
    () => console.error(`The preview has ended; ${PREVIEW_LOG} says why. To start it again, start the desk again.`),
    join(root, PREVIEW_LOG),
  );
}

/** The preview bundles everything before its first answer, which takes a minute or two. */
async function sayWhenReady(address: string): Promise<void> {
  console.log('The preview of the site is starting. This takes a minute or two.\n');
  const isReady = () =>
    fetch(address, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await setTimeout(1000);
  console.log(`The preview: ${address}\n`);
}

function missingEdge(): string {
  return values.edge
    ? 'Leads and figures need the edge, which serves the built site. Run npm start once, stop it with Ctrl-C, and start the desk again.'
    : 'Leads and figures are off (--no-edge).';
}

function isFree(wanted: number): Promise<boolean> {
  return new Promise((settle) => {
    const probe = createProbe();
    probe.once('error', () => settle(false));
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => settle(true)));
  });
}
