// Finds a browser for the tests: CHROMIUM_PATH, then the PATH, then Playwright's own, then —
// as root on Debian — the package `chromium`. Prints its path, or says what to do.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium.
 * @param options `install`: may install Debian's package as root.
 */
export async function findBrowser({ install = false } = {}): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
  }
  const found = NAMES.map(onPath).find(Boolean) ?? (await playwrightsOwn());
  if (found) return found;
  if (install && process.getuid?.() === 0 && onPath('apt-get')) {
    console.error('No browser found: installing the Debian package chromium, and fonts for Arabic and Japanese.');
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-core', 'fonts-noto-cjk'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = onPath('chromium');
    if (installed) return installed;
  }
  throw new Error(
    'The tests need Chromium and none was found.\n' +
      'Install it (Debian: apt-get install chromium fonts-noto-core fonts-noto-cjk; elsewhere: npx playwright install chromium)\n' +
      'or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

function onPath(name: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Chromium's arguments in all tests: no sandbox as root, no background requests. */
export const BROWSER_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await findBrowser({ install: process.argv.includes('--install') }));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
