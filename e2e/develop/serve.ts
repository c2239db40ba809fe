/**
 * Runs `gatsby develop` on a copy of the site, in which tests can write mistakes. Removes the copy at the end.
 *
 * Usage: node e2e/develop/serve.ts <port>
 */
import { spawn } from 'node:child_process';
import { createWriteStream, rmSync } from 'node:fs';
import { copySite } from '../site-copy.ts';
import { COPY, TERMINAL } from './copy.ts';

const copy = copySite(COPY);
const terminal = createWriteStream(TERMINAL);
// Its own process group, so that its child processes end with it.
const gatsby = spawn('node_modules/.bin/gatsby', ['develop', '--port', process.argv[2] ?? '8792'], {
  cwd: copy,
  stdio: ['ignore', 'pipe', 'pipe'],
  detached: true,
  env: { ...process.env, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1' },
});
for (const stream of [gatsby.stdout, gatsby.stderr]) stream.on('data', (text: Buffer) => terminal.write(text));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    if (gatsby.pid && gatsby.exitCode === null) process.kill(-gatsby.pid, 'SIGTERM');
  });
}
gatsby.once('exit', (code) => {
  terminal.end();
  rmSync(copy, { recursive: true, force: true });
  process.exit(code ?? 0);
});
