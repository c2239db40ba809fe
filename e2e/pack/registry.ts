import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** 200 packages that nothing but this needs: they are installed when it runs. */
const VERDACCIO = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  // Asked for by a tag, which mirrors of the registry may not know.
  overrides: { 'node-fetch': '2.7.0' },
};

/** A registry on this machine: our packages live in it alone, all others come from npm's. */
export interface Registry {
  address: string;
  /** Of somebody who may publish. */
  token: string;
  /** Settings for npm and pnpm that lead to it, with a token or the place of one. */
  npmrc: (token: string) => string;
  stop: () => void;
}

/** A setting of this machine's npm, such as the mirror it asks in place of npm's registry; empty if there is none. */
function ofNpm(setting: string, cwd: string): string {
  const value = execFileSync('npm', ['config', 'get', setting], { cwd, encoding: 'utf8' }).trim();
  return value === 'null' || value === 'undefined' ? '' : value;
}

/** Starts a registry that keeps its packages in `folder`, and signs somebody in who may publish. */
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
  if (!token) throw new Error(`The registry signed nobody in: ${answer.status}`);
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
  throw new Error(`No registry answers at ${address}`);
}
