/** Runs Gatsby (8000), the edge (8787) and Storybook (6006) together. If one ends, or on Ctrl-C, all end. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endPrograms, startProgram } from './programs.ts';

if (!existsSync(join(import.meta.dirname, '../packages/edge/src/generated/policy.json'))) {
  console.error('There is no built site yet, and the edge serves it. Run `pnpm build` once.');
  process.exit(1);
}

const COMMANDS = {
  site: ['--filter', '@tutoring/site', 'dev'],
  edge: ['--filter', '@tutoring/edge', 'serve', '--dev-origin', 'http://localhost:8000'],
  stories: ['storybook'],
};

for (const [name, args] of Object.entries(COMMANDS)) startProgram(name, 'pnpm', args, end);

function end(code: number): void {
  endPrograms();
  process.exitCode = code;
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(0));
