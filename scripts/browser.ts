// Finds a browser for the tests: CHROMIUM_PATH, then the PATH, then Playwright's own. With `--install`, as root on Debian, it
// first installs what is missing. Prints the path, or says what to do.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Chromium without its window, toolbar and extensions: the same engine for half of the processor time. */
const HEADLESS = 'chromium-headless-shell';
const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PACKAGES = [HEADLESS, 'chromium', 'fonts-noto-core', 'fonts-noto-cjk'];

interface BrowserOptions {
  /** Whether a missing browser may be installed: Debian's packages, as root. @default false */
  install?: boolean;
  /** Whether it must be the browser that visitors have. For benchmarks, and for the back/forward cache. @default false */
  withWindow?: boolean;
}

/** Returns the path of a Chromium. */
export async function findBrowser({ install = false, withWindow = false }: BrowserOptions = {}): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
  }
  const canInstall = install && process.getuid?.() === 0 && onPath('apt-get');
  if (canInstall && !(onPath(HEADLESS) && WITH_WINDOW.some(onPath))) installBrowsers();
  const names = withWindow ? WITH_WINDOW : [HEADLESS, ...WITH_WINDOW];
  const found = names.map(onPath).find(Boolean) ?? (await playwrightsOwn());
  if (found) return found;
  throw new Error(
    'The tests need Chromium and none was found.\n' +
      'Install it (Debian: apt-get install chromium-headless-shell chromium fonts-noto-core fonts-noto-cjk; elsewhere: npx playwright install chromium)\n' +
      'or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/** Installs Debian's packages. If it cannot, a browser that is there already will do. */
function installBrowsers(): void {
  console.error('Installing the Debian packages of Chromium, and fonts for Arabic and Japanese.');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
    execFileSync('apt-get', ['install', '-y', '-qq', ...PACKAGES], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    console.error(`The packages could not be installed: ${(error as Error).message}`);
  }
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
