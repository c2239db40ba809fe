/**
 * A dry run of a release: publishes both packages with the release workflow's own command to a registry on this machine,
 * installs them from there into the apps of the README's five minutes, builds these, and looks at them in a browser.
 * Nothing leaves this machine.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts';
import { PORTS } from '../ports.ts';
import { EVERY, missingParts, nextApp, viteApp } from './fresh-apps.ts';
import { startRegistry } from './registry.ts';

const root = join(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'tutoring-release-'));
/** Says nothing but what fails. */
function run(command: string, args: string[], cwd: string): void {
  const env = { ...process.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed:
${stdout}
${stderr}`);
}

const registry = await startRegistry(join(work, 'registry'), PORTS.registry);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
const missing = missingParts();
if (missing.length > 0) throw new Error(`e2e/pack/every shows no ${missing.join(', ')}.`);
try {
  publish();
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as { version: string };
  for (const react of ['18.3', '19.0']) {
    for (const [kind, make] of Object.entries({ vite: viteApp, next: nextApp })) {
      const app = join(work, `${kind}-${react}`);
      make(app, version, react.split('.')[0] ?? '');
      writeFileSync(join(app, '.npmrc'), registry.npmrc);
      run('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error'], app);
      carriesItsPapers(app);
      run('npm', ['run', 'build'], app);
      await isInOrder(browser, app, kind);
      console.log(`${kind}, React ${react.split('.')[0]}: installed ${version}, built, in order in a browser`);
    }
  }
} finally {
  await browser.close();
  registry.stop();
  rmSync(work, { recursive: true, force: true });
}

/** From a copy: changesets writes into the folder of the packages. */
function publish(): void {
  const copy = join(work, 'repository');
  mkdirSync(copy);
  execFileSync('sh', ['-c', `git ls-files -z | xargs -0 cp --parents -t ${copy}`], { cwd: root });
  for (const name of ['domain', 'ui']) {
    cpSync(join(root, 'packages', name, 'dist'), join(copy, 'packages', name, 'dist'), { recursive: true });
  }
  writeFileSync(join(copy, '.npmrc'), registry.npmrc);
  run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts', '--filter', 'tutoring'], copy);
  execFileSync('pnpm', ['changeset', 'publish', '--no-git-tag'], {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, npm_config_registry: registry.address, npm_config_provenance: 'false' },
  });
}

/** What belongs to a package beside its code. */
function carriesItsPapers(app: string): void {
  for (const name of ['ui', 'domain']) {
    for (const paper of ['README.md', 'CHANGELOG.md']) {
      const file = join(app, 'node_modules/@tutoring', name, paper);
      if (!existsSync(file)) throw new Error(`@tutoring/${name} comes without its ${paper}.`);
    }
  }
}

/** Serves a built app, and uses it: no message on the console, a first screen in our letters, a menu that opens. */
async function isInOrder(inBrowser: Browser, app: string, kind: string): Promise<void> {
  const args = ['run', 'start', '--', '--port', String(PORTS.app), ...(kind === 'vite' ? ['--host', '127.0.0.1'] : [])];
  const server = spawn('npm', args, { cwd: app, stdio: 'ignore', detached: true });
  const page = await inBrowser.newPage();
  try {
    const said: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
    page.on('response', (response) => {
      // These apps have no icon, and no pages behind their links, which Next.js fetches ahead.
      if (response.status() >= 400 && !/\/favicon\.ico$|[?&]_rsc=/.test(response.url()))
        said.push(`${response.status()} ${response.url()}`);
    });
    page.on('pageerror', (error) => said.push(error.message));
    await whenUp(`http://127.0.0.1:${PORTS.app}/`);
    await page.goto(`http://127.0.0.1:${PORTS.app}/`, { waitUntil: 'load' });
    await page.getByRole('heading', { name: 'Chemistry, one to one' }).waitFor();
    await page.getByRole('button', { name: 'Tutoring' }).click();
    await page.getByRole('link', { name: 'Chemistry' }).first().waitFor({ state: 'visible' });
    const heading = page.getByRole('heading', { level: 1 });
    const font = await heading.evaluate((element) => getComputedStyle(element).fontFamily);
    if (!font.includes('Newsreader')) said.push(`The heading is set in ${font}.`);
    if (kind === 'next') {
      await page.goto(`http://127.0.0.1:${PORTS.app}${EVERY}`, { waitUntil: 'load' });
      await page.getByRole('heading', { name: 'Every part' }).waitFor();
      // Hydrated: only React's effect opens a panel.
      const menu = page.locator('nav button[aria-expanded]').first();
      await menu.click();
      await page.locator('nav button[aria-expanded=true]').first().waitFor({ timeout: 10_000 });
    }
    const own = said.filter((text) => !text.startsWith('Failed to load resource'));
    if (own.length > 0) throw new Error(`${app}: ${own.join('\n')}`);
  } finally {
    await page.close();
    if (server.pid) process.kill(-server.pid);
    await new Promise((resolve) => server.once('close', resolve));
  }
}

async function whenUp(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing answers at ${address}`);
}
