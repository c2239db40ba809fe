/**
 * A dry run of a release. It makes and publishes two releases with the release workflow's own commands, to a registry on
 * this machine. It then runs the README's `npm install` in the sample apps, and tests them in a browser: in development, and
 * as they are built. Nothing leaves this machine. `node e2e/pack/release.ts vite-18 next-19` makes only these apps.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts';
import { PORTS } from '../ports.ts';
import { APPS, missingParts, type Kind } from './fresh-apps.ts';
import { isInOrder } from './in-order.ts';
import { startRegistry } from './registry.ts';

const UI = '@tutoring/ui';
const only = process.argv.slice(2);
const root = join(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'tutoring-release-'));
/** Runs a command, and shows its output only if it fails. @returns Its standard output. */
function run(command: string, args: string[], cwd: string): string {
  const env = { ...process.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed:
${stdout}
${stderr}`);
  return stdout;
}

const missing = missingParts();
if (missing.length > 0)
  throw new Error(
    `e2e/pack/every does not render ${missing.join(', ')}. Add each to page.tsx, or to client.tsx if it needs a function.`,
  );
const registry = await startRegistry(join(work, 'registry'), PORTS.registry);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
try {
  const copy = copyOfRepository();
  release(copy);
  // Make a second release, because changesets chooses the tag by the published versions.
  writeFileSync(join(copy, '.changeset/second.md'), `---\n'${UI}': patch\n---\n\nPackaging: A second release.\n`);
  const version = release(copy);
  for (const react of ['18', '19']) {
    for (const kind of Object.keys(APPS) as Kind[]) {
      const name = `${kind}-${react}`;
      if (only.length > 0 && !only.includes(name)) continue;
      const begun = Date.now();
      const app = { folder: join(work, name), kind, react };
      APPS[kind](app.folder, react);
      writeFileSync(join(app.folder, '.npmrc'), registry.npmrc(registry.token));
      run('npm', ['install', UI, '--no-audit', '--no-fund', '--loglevel', 'error'], app.folder);
      carriesItsPapers(app.folder, version);
      if (kind === 'vite') run('npm', ['test'], app.folder);
      await isInOrder(browser, app, 'development');
      run('npm', ['run', 'build'], app.folder);
      await isInOrder(browser, app, 'production');
      const seconds = Math.round((Date.now() - begun) / 1000);
      console.log(`${name}: ${version} installs, builds and works in a browser (${seconds} s)`);
    }
  }
} finally {
  await browser.close();
  registry.stop();
  rmSync(work, { recursive: true, force: true });
}

/** Copies the repository with uncommitted changes and built packages, because changesets writes into it. */
function copyOfRepository(): string {
  const copy = join(work, 'repository');
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0')) {
    // Git also lists files that were deleted since the last commit.
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  }
  for (const name of ['domain', 'ui']) {
    cpSync(join(root, 'packages', name, 'dist'), join(copy, 'packages', name, 'dist'), { recursive: true });
  }
  writeFileSync(join(work, '.npmrc'), registry.npmrc('${NODE_AUTH_TOKEN}'));
  run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts', '--filter', 'tutoring'], copy);
  return copy;
}

/** Makes the next versions if there are changesets, and publishes them, like the release workflow. @returns The version of @tutoring/ui. */
function release(copy: string): string {
  const before = versionIn(join(copy, 'packages/ui'));
  const pending = globSync('.changeset/*.md', { cwd: copy }).some((file) => !file.endsWith('README.md'));
  if (pending) run('pnpm', ['versions'], copy);
  const version = versionIn(join(copy, 'packages/ui'));
  if (pending && version === before)
    throw new Error(`pnpm versions did not change the version of ${UI}, ${version}, although there are changesets.`);
  execFileSync('pnpm', ['changeset', 'publish', '--no-git-tag'], {
    cwd: copy,
    stdio: 'inherit',
    env: {
      ...process.env,
      // The workflow gets this file from setup-node. The settings below allow no other registry.
      NPM_CONFIG_USERCONFIG: join(work, '.npmrc'),
      // `npm run` sets the lower-case name, which would win.
      npm_config_userconfig: join(work, '.npmrc'),
      NODE_AUTH_TOKEN: registry.token,
      npm_config_registry: registry.address,
      // pnpm reads npm's file, but not npm's environment variables.
      pnpm_config_registry: registry.address,
      npm_config_provenance: 'false',
    },
  });
  const asked = run('npm', ['view', UI, 'dist-tags', '--json', '--registry', registry.address], copy);
  const tags = JSON.parse(asked) as Record<string, string>;
  console.log(`${UI} ${version} is published; the tags are ${JSON.stringify(tags)}`);
  if (tags.latest !== version) throw new Error(`npm install ${UI} would install ${tags.latest} instead of ${version}.`);
  return version;
}

function versionIn(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Checks that the installed packages are of this version and have a README and a changelog. */
function carriesItsPapers(app: string, version: string): void {
  const installed = (name: string) => join(app, 'node_modules/@tutoring', name);
  if (versionIn(installed('ui')) !== version) {
    throw new Error(`npm install ${UI} installed ${versionIn(installed('ui'))} instead of ${version}.`);
  }
  for (const name of ['ui', 'domain']) {
    for (const paper of ['README.md', 'CHANGELOG.md']) {
      const file = join(installed(name), paper);
      if (!existsSync(file)) throw new Error(`@tutoring/${name} has no ${paper}.`);
    }
    const changelog = readFileSync(join(installed(name), 'CHANGELOG.md'), 'utf8');
    const entry = `\n## ${versionIn(installed(name))}\n`;
    if (/^### (?:Minor|Patch) Changes$/m.test(changelog))
      throw new Error(`CHANGELOG.md of @tutoring/${name} has a list without subjects.`);
    if (!changelog.includes(entry))
      throw new Error(`CHANGELOG.md of @tutoring/${name} has no entry “${entry.trim()}”.`);
  }
}
