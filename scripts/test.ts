/**
 * Everything that must hold before a change lands. `--full` runs the same checks over
 * whole matrices instead of samples.
 */
import { spawnSync } from 'node:child_process';

const full = process.argv.includes('--full');

type Step = [name: string, command: string, args: string[], env?: Record<string, string>];

/** What runs, in order: the cheap and telling first. */
const STEPS: Step[] = [
  ['browser', 'node', ['scripts/browser.ts', '--install']],
  // With Google's tag, as the strictest case: every page of every test must not load it before it may.
  ['build', 'pnpm', ['build'], { GATSBY_GTAG_ID: 'G-TEST000000' }],
  ['lint', 'pnpm', ['lint']],
  ['types', 'pnpm', ['typecheck']],
  [
    'unit, components, stories',
    'vitest',
    ['run', '--project', 'unit', '--project', 'components', '--project', 'stories'],
  ],
  ['stories on React 18', 'vitest', ['run', '--project', 'components', '--project', 'stories'], { REACT: '18' }],
  ['edge and kills', 'vitest', ['run', '--project', 'edge'], { KILLS: full ? '40' : '12' }],
  ['html and links', 'node', ['e2e/checks/html.ts']],
  ['journeys', 'playwright', ['test', '--config', 'e2e/playwright.config.ts'], full ? { FULL: '1' } : {}],
  // It bundles the development server from nothing, which takes a minute. Unit tests guard its parts.
  ...(full ? [['writing', 'playwright', ['test', '--config', 'e2e/playwright.develop.config.ts']] satisfies Step] : []),
  ['packed library', 'node', ['e2e/pack/pack.ts']],
  ['many pages', 'node', ['e2e/checks/many-pages.ts', full ? '1000' : '150']],
];

const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
const results: { step: string; seconds: number; passed: boolean }[] = [];
for (const [step, command, args, extra] of STEPS) {
  console.log(`\n=== ${step}\n`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...env, ...extra } });
  results.push({ step, seconds: Math.round((Date.now() - started) / 1000), passed: status === 0 });
  // Without a browser or a build nothing after it can tell anything.
  if (status !== 0 && (step === 'browser' || step === 'build')) break;
}
console.table(results);
const failed = results.filter(({ passed }) => !passed);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 && results.length === STEPS.length ? 0 : 1);
