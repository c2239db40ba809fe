import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Verdaccio has 200 packages that nothing else needs, so it is only installed when this runs. */
const VERDACCIO = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  // Verdaccio asks for a tag, which mirrors of the registry may not know.
  overrides: { 'node-fetch': '2.7.0' },
};

/** A registry on this machine. It stores our own packages, and proxies npm's registry for all others. */
export interface Registry {
  address: string;
  /** The token of a user who can publish. */
  token: string;
  /** The `.npmrc` for npm and pnpm, with a token or a placeholder for one. */
  npmrc: (token: string) => string;
  stop: () => void;
}

/** A setting of this machine's npm, such as the URL of a mirror; empty if it is not set. */
function ofNpm(setting: string, cwd: string): string {
  const value = execFileSync('npm', ['config', 'get', setting], { cwd, encoding: 'utf8' }).trim();
  return value === 'null' || value === 'undefined' ? '' : value;
}

/** Starts a registry that stores its packages in `folder`, and creates a user who can publish. */
export async function startRegistry(folder: string, port: number): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'config.yaml');
  const trusted = ofNpm('cafile', folder);
  writeFileSync(
    config,
    `storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
uplinks: { npmjs: { url: '${ofNpm('registry', folder)}' } }
packages:
  '@tutoring/*': { access: $all, publish: $authenticated }
  '**': { access: $all, proxy: npmjs }
log: { type: stdout, format: pretty, level: error }
`,
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify(VERDACCIO));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error'], { cwd: folder, stdio: 'inherit' });
  const server: ChildProcess = spawn(
    join(folder, 'node_modules/.bin/verdaccio'),
    ['--config', config, '--listen', `127.0.0.1:${port}`],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...(trusted && { NODE_EXTRA_CA_CERTS: trusted }) },
    },
  );
  const address = `http://127.0.0.1:${port}/`;
  await until(address);
  const answer = await fetch(`${address}-/user/org.couchdb.user:release`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'release', password: 'only-on-this-machine' }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`The local registry refused to sign in: HTTP ${answer.status}.`);
  const npmrc = (as: string) => `registry=${address}\n//127.0.0.1:${port}/:_authToken=${as}\n`;
  return { address, token, npmrc, stop: () => void server.kill() };
}

async function until(address: string): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const isUp = await fetch(`${address}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The local registry did not answer at ${address} within 30 s.`);
}
