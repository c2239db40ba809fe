import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { edgeOf } from './desk/edge';
import { keepRunning, startProgram } from './programs';

it('starts a program that ends again, as often as it may, and keeps what each run said', async () => {
  const log = join(mkdtempSync(join(tmpdir(), 'programs-')), 'sample.log');
  const ends = ['-e', 'console.log("started"); process.exitCode = 1'];
  let agains = 0;
  await new Promise<void>((settle) => {
    keepRunning((onExit) => startProgram('sample', process.execPath, ends, onExit, log), {
      times: 2,
      onAgain: () => (agains += 1),
      onEnd: settle,
    });
  });
  expect(agains).toBe(2);
  await expect.poll(() => readFileSync(log, 'utf8')).toBe('started\n'.repeat(3));
});

it('says why leads are missing at the moment of the question', async () => {
  let silent = 'Starting.';
  const state = mkdtempSync(join(tmpdir(), 'edge-'));
  // Nothing listens at port 1.
  const ask = edgeOf('http://127.0.0.1:1', state, 'Not built.', () => silent);
  const says = async () => (await (await ask(new Request('http://127.0.0.1:8600/api/owner/leads'))).json()) as unknown;
  expect(await says()).toMatchObject({ message: 'Starting.' });
  silent = 'Ended.';
  expect(await says()).toMatchObject({ message: 'Ended.' });
});
