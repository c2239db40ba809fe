/**
 * Everything that must hold before a change lands. `--full` runs the same checks over whole matrices instead of
 * samples. `--only journeys,pictures` runs these steps and what every step needs: after one has failed, or in sittings.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const {
  values: { full, only },
} = parseArgs({ options: { full: { type: 'boolean', default: false }, only: { type: 'string' } } });

interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

const vitest = (name: string, projects: string[], env: Record<string, string> = {}, ...args: string[]): Step => ({
  name,
  command: 'vitest',
  args: ['run', ...projects.flatMap((project) => ['--project', project]), ...args],
  env,
});
const node = (name: string, ...args: string[]): Step => ({ name, command: 'node', args });
const pnpm = (name: string, ...args: string[]): Step => ({ name, command: 'pnpm', args });
const playwright = (name: string, config: string, env: Record<string, string> = {}): Step => ({
  name,
  command: 'playwright',
  args: ['test', '--config', config],
  env,
});

/** Where React's versions differ: refs, ids, hydration, effects, forms. All components are asked in the full run. */
const WHERE_REACT_DIFFERS = ['conformance', 'react-version', 'use-merged-ref', '/dialog/', '/lead-form/'];

/**
 * What runs, in order: the cheap and telling first. A row's lanes run side by side, the steps of a lane one after the other:
 * each lane keeps one of two cores busy, or waits. The journeys, two browsers of them, have the machine to themselves.
 */
const ALL_ROWS: Step[][][] = [
  [[node('browser', 'scripts/browser.ts', '--install')]],
  // With Google's tag, as the strictest case: every page of every test must not load it before it may. And with the chat.
  [[{ ...pnpm('build', 'build'), env: { GATSBY_GTAG_ID: 'G-TEST000000' } }]],
  [
    [
      pnpm('lint', 'lint'),
      node('storybook', 'e2e/checks/storybook.ts', ...(full ? ['--full'] : [])),
      // Also in what the step before it has built.
      node('secrets', 'scripts/secrets.ts'),
    ],
    [
      node('audit', 'scripts/audit.ts'),
      pnpm('types', 'typecheck'),
      pnpm('sizes', '--filter', '@tutoring/ui', 'sizes'),
      node('packed library', 'e2e/pack/pack.ts'),
      node('html and links', 'e2e/checks/html.ts'),
      node('many pages', 'e2e/checks/many-pages.ts', full ? '1000' : '150'),
    ],
  ],
  [
    [
      vitest('units and stories', ['unit', 'client', 'consumer', 'components', 'stories']),
      vitest('components on React 18', ['components'], { REACT: '18' }, ...(full ? [] : WHERE_REACT_DIFFERS)),
      // Drawn by another React, a component is alike in every state, or what is asked of all of them has failed above.
      ...(full ? [vitest('stories on React 18', ['stories'], { REACT: '18' })] : []),
    ],
    [
      // It waits for receivers and restarts more than it computes.
      vitest('edge and kills', ['edge'], {
        KILLS: process.env.KILLS ?? (full ? '200' : '12'),
        ...(full && { FULL: '1' }),
      }),
      node('pictures', 'e2e/visual/visual.ts', ...(full ? ['--full'] : [])),
    ],
  ],
  [[playwright('journeys', 'e2e/playwright.config.ts', full ? { FULL: '1' } : {})]],
  // It bundles the development server from nothing, which takes a minute. Unit tests guard its parts.
  ...(full ? [[[playwright('writing', 'e2e/playwright.develop.config.ts')]]] : []),
  // With other facts, and two years from now.
  ...(full
    ? [
        [[node('changed facts', 'e2e/checks/changed-facts.ts')]],
        [[vitest('in two years', ['unit', 'client', 'components'], { TEST_DATE: '2028-02-29' })]],
      ]
    : []),
  // What has grown since the last bench.
  ...(full ? [[[node('sizes of pages', 'e2e/bench/bench.ts', '--only', 'bytes')]]] : []),
  // Installs LibreOffice where it can.
  ...(full ? [[[node('spreadsheets', 'e2e/checks/spreadsheets.ts')]]] : []),
  // Installs Next.js twice.
  ...(full ? [[[node('release', 'e2e/pack/release.ts')]]] : []),
];
/** Letters of a failed step that are said once more at the end. */
const LAST_WORDS = 4000;
/** Without these nothing after them can tell anything. */
const NEEDED: ReadonlySet<string> = new Set(['browser', 'build']);

const ROWS = rowsOf(only?.split(',').map((name) => name.trim()));

interface Result {
  step: string;
  seconds: number;
  passed: boolean;
  /** What it printed, if that stands far above. */
  said: string;
}

/** All rows, or what is left of them for these steps. */
function rowsOf(names: readonly string[] | undefined): Step[][][] {
  if (!names) return ALL_ROWS;
  const known = ALL_ROWS.flat(2).map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no step "${unknown.join('", "')}". These are: ${known.join('; ')}.`);
  const isWanted = ({ name }: Step) => NEEDED.has(name) || names.includes(name);
  return ALL_ROWS.map((row) => row.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0)).filter(
    (row) => row.length > 0,
  );
}

/** Runs one step. Beside others it prints when it has ended, so that each one's lines stay together. */
function run({ name, command, args, env }: Step, isAlone: boolean): Promise<Result> {
  const started = Date.now();
  const child = spawn(command, args, {
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: {
      SECOND_CHANCES: '1',
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...env,
    },
  });
  const said: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  if (isAlone) console.log(`\n=== ${name}\n`);
  return new Promise((settle) => {
    const end = (passed: boolean) => {
      if (!isAlone) console.log(`\n=== ${name}\n\n${Buffer.concat(said).toString()}`);
      const seconds = Math.round((Date.now() - started) / 1000);
      settle({ step: name, seconds, passed, said: Buffer.concat(said).toString() });
    };
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      end(false);
    });
    child.once('close', (code) => {
      end(code === 0);
    });
  });
}

async function runLane(lane: readonly Step[], isAlone: boolean): Promise<Result[]> {
  const ended: Result[] = [];
  for (const step of lane) ended.push(await run(step, isAlone));
  return ended;
}

const begun = Date.now();
const results: Result[] = [];
for (const row of ROWS) {
  const lanes = await Promise.all(row.map((lane) => runLane(lane, row.length === 1)));
  results.push(...lanes.flat());
  if (results.some(({ step, passed }) => !passed && NEEDED.has(step))) break;
}
const failed = results.filter(({ passed }) => !passed);
// Whoever reads a log begins at its end.
for (const { step, said } of failed) if (said) console.log(`\n=== ${step} failed\n\n${said.slice(-LAST_WORDS)}`);
// Where the time goes: lanes of one row share theirs.
console.table(results.map(({ step, seconds, passed }) => ({ step, seconds, passed })));
console.log(`${Math.round((Date.now() - begun) / 1000)} seconds in all.`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 && results.length === ROWS.flat(2).length ? 0 : 1);
