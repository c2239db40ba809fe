/**
 * Runs every check that must pass before a change lands. `--full` checks everything instead of samples.
 * `--only journeys,pictures` runs only these steps and the ones that all steps need. `--since <commit>` names a commit that
 * has passed: if only content has changed since, such as a price, only the steps that content can break run.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { onlyContentSince } from './only-content.ts';

const {
  values: { full, only, since },
} = parseArgs({
  options: { full: { type: 'boolean', default: false }, only: { type: 'string' }, since: { type: 'string' } },
});

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
const playwright = (name: string, config: string, env: Record<string, string> = {}, ...files: string[]): Step => ({
  name,
  command: 'playwright',
  args: ['test', '--config', config, ...files],
  env,
});

/** Whether the tests would only repeat what they found in the same code. */
const contentOnly = since !== undefined && onlyContentSince(since);
/**
 * What content can break, after the build, which checks all content. No test of these quotes a page, so the owner may rewrite
 * every sentence (docs/adr/0055).
 */
const OF_CONTENT = ['html and links', 'secrets', 'pages'];
/** The journeys that visit every page or speak every language, and compare them with the content itself. */
const OF_ALL_PAGES = ['crawl', 'routes', 'views', 'language-journeys'];

/** Sets the clock of any command. */
const IN_TWO_YEARS = {
  TEST_DATE: '2028-02-29',
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'test-clock.ts')).href}`,
};

/** Tests of what differs between versions of React: refs, ids, hydration, effects, forms. The full run tests all components. */
const WHERE_REACT_DIFFERS = ['conformance', 'react-version', 'use-merged-ref', '/dialog/', '/lead-form/'];

/**
 * The steps in order, fast ones first. The lanes of a row run in parallel, the steps of a lane one after the other. Each lane
 * uses about one of two cores, or waits. The journeys start several browsers, so they run alone.
 */
const ALL_ROWS: Step[][][] = [
  [[node('browser', 'scripts/browser.ts', '--install')]],
  [
    // With Google's tag, so that every test also proves that no page loads it before consent.
    [{ ...pnpm('build', 'build'), env: { GATSBY_GTAG_ID: 'G-TEST000000' } }],
    [pnpm('lint of the source', 'lint:source')],
  ],
  [
    [
      node('storybook', 'e2e/checks/storybook.ts', ...(full ? ['--full'] : [])),
      // After Storybook, to search its build too.
      node('secrets', 'scripts/secrets.ts'),
      node('many pages', 'e2e/checks/many-pages.ts', full ? '1000' : '150'),
    ],
    [
      node('audit', 'scripts/audit.ts'),
      // These need the types of the built packages, and files that the build generates.
      pnpm('types', 'typecheck'),
      pnpm('lint of the types', 'lint:built'),
      pnpm('sizes', '--filter', '@tutoring/ui', 'sizes'),
      node('packed library', 'e2e/pack/pack.ts'),
      node('html and links', 'e2e/checks/html.ts'),
    ],
  ],
  [
    [
      vitest('components and stories', ['consumer', 'components', 'stories']),
      vitest('components on React 18', ['components'], { REACT: '18' }, ...(full ? [] : WHERE_REACT_DIFFERS)),
      // A sample is enough for React 18: a component that fails there mostly fails the tests above.
      ...(full ? [vitest('stories on React 18', ['stories'], { REACT: '18' })] : []),
      // The owner edits a copy of the project in the desk, and the copy is built.
      playwright('owner', 'e2e/playwright.owner.config.ts'),
    ],
    [vitest('units', ['unit', 'client']), node('pictures', 'e2e/visual/visual.ts', ...(full ? ['--full'] : []))],
    [
      // Mostly waits for receivers and restarts, so it is the third lane of two cores.
      vitest('edge and kills', ['edge'], {
        KILLS: process.env.KILLS ?? (full ? '200' : '12'),
        ...(full && { FULL: '1' }),
      }),
    ],
  ],
  [
    [
      contentOnly
        ? playwright('pages', 'e2e/playwright.config.ts', {}, ...OF_ALL_PAGES)
        : playwright('journeys', 'e2e/playwright.config.ts', full ? { FULL: '1' } : {}),
    ],
  ],
  // The development server bundles from nothing, which takes a minute. Unit tests cover its parts.
  ...(full ? [[[playwright('writing', 'e2e/playwright.develop.config.ts')]]] : []),
  // All random diplomas instead of a sample.
  ...(full ? [[[vitest('diplomas', ['unit'], { FULL: '1' }, 'packages/domain/src/ib')]]] : []),
  // Tests with other facts, and two years from now.
  ...(full
    ? [
        [[node('changed facts', 'e2e/checks/changed-facts.ts')]],
        [[vitest('in two years', ['unit', 'client', 'components'], { TEST_DATE: '2028-02-29' })]],
        // The content check prints facts that are older than a year, and passes.
        [[{ ...pnpm('old facts', 'content'), env: IN_TWO_YEARS }]],
      ]
    : []),
  // Compares sizes with the last benchmark.
  ...(full ? [[[node('sizes of pages', 'e2e/bench/bench.ts', '--only', 'bytes')]]] : []),
  // Installs LibreOffice if it can.
  ...(full ? [[[node('spreadsheets', 'e2e/checks/spreadsheets.ts')]]] : []),
  // Installs Vite, Next.js and Astro with both versions of React.
  ...(full ? [[[node('release', 'e2e/pack/release.ts')]]] : []),
];
/** Characters of a failed step's output that are printed again at the end. */
const LAST_WORDS = 4000;
/** All later steps need these. */
const NEEDED: ReadonlySet<string> = new Set(['browser', 'build']);

if (contentOnly) console.log(`Only content has changed since ${since}: ${OF_CONTENT.join(', ')}.`);
const ROWS = rowsOf(contentOnly ? OF_CONTENT : only?.split(',').map((name) => name.trim()));

interface Result {
  step: string;
  seconds: number;
  passed: boolean;
  /** Its output, if it was not printed directly. */
  said: string;
}

/** All rows, or only those with these steps. */
function rowsOf(names: readonly string[] | undefined): Step[][][] {
  if (!names) return ALL_ROWS;
  const known = ALL_ROWS.flat(2).map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`Unknown step "${unknown.join('", "')}". The steps are: ${known.join('; ')}.`);
  const isWanted = ({ name }: Step) => NEEDED.has(name) || names.includes(name);
  return ALL_ROWS.map((row) => row.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0)).filter(
    (row) => row.length > 0,
  );
}

/** Runs one step. If others run in parallel, it prints its output at the end, so that the lines stay together. */
function run({ name, command, args, env }: Step, isAlone: boolean): Promise<Result> {
  const started = Date.now();
  const child = spawn(command, args, {
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: {
      SECOND_CHANCES: '1',
      // Tests that quote a sentence find it, also if the owner has struck it (site/src/build/claims/claims.ts).
      ...(!contentOnly && { KEEP_STRUCK: join(import.meta.dirname, '../site/data') }),
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
// Repeat failures at the end, where people begin to read.
for (const { step, said } of failed) if (said) console.log(`\n=== ${step} failed\n\n${said.slice(-LAST_WORDS)}`);
// Lanes of a row run in parallel, so these seconds add up to more than the total.
console.table(results.map(({ step, seconds, passed }) => ({ step, seconds, passed })));
console.log(`${Math.round((Date.now() - begun) / 1000)} seconds in all.`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 && results.length === ROWS.flat(2).length ? 0 : 1);
