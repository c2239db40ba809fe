import { ALL, liveVersion, NOBODY, type Cloudflare, type Deployment } from './cloudflare.ts';

/** What a deploy is made with. */
export interface ShipOptions {
  cloudflare: Cloudflare;
  /** Whether all works. @param version The upload that must answer. */
  smoke: (version?: string) => Promise<boolean>;
  say: (line: string) => void;
  /** There is no Worker of this name yet, so nothing to go back to. */
  isFirst?: boolean;
}

/** The databases' names in wrangler.jsonc. */
const DATABASES = ['DB', 'REPORTS'];

/**
 * Brings the databases up to date, then an upload to nobody, to the smoke test and to everybody (docs/adr/0044).
 * @returns Whether visitors have the new upload. If not, they have the old one.
 */
export async function ship(options: ShipOptions): Promise<boolean> {
  const { cloudflare, smoke, say, isFirst = false } = options;
  // Asked before anything changes: without a way back there is no staged deploy.
  const old = isFirst ? undefined : currentVersion(cloudflare);
  migrate(cloudflare);
  if (old === undefined) {
    cloudflare.run('deploy');
    return smoke();
  }
  const { version_id: fresh } = cloudflare.upload('versions', 'upload');
  say(`${fresh} is uploaded, for nobody yet. Visitors have ${old}.`);
  deploy(cloudflare, [fresh, NOBODY], [old, ALL]);
  if (!(await smoke(fresh).catch(failed(say)))) return goBack(options, old);
  deploy(cloudflare, [fresh, ALL]);
  // Routes, crons and queues are of no version.
  cloudflare.run('triggers', 'deploy');
  if (!(await smoke(fresh).catch(failed(say)))) return goBack(options, old);
  say(`Visitors have ${fresh}. Back again: pnpm rollback`);
  return true;
}

/** In place of what a deploy is made with: nothing is done, and all is said. */
export function saidOnly(say: (line: string) => void): Pick<ShipOptions, 'cloudflare' | 'smoke'> {
  const tell = (args: readonly string[]) => say(`  wrangler ${args.join(' ')}`);
  const present: Deployment = { created_on: '', versions: [{ version_id: '<present>', percentage: ALL }] };
  return {
    cloudflare: {
      run: (...args) => tell(args),
      read<Answer>(...args: string[]) {
        tell(args);
        return present as Answer;
      },
      upload(...args) {
        tell(args);
        return { version_id: '<new>' };
      },
    },
    smoke: (version) => {
      say(`  pnpm smoke${version ? ` (of ${version})` : ''}`);
      return Promise.resolve(true);
    },
  };
}

/** Brings the databases up to date. */
export function migrate({ run }: Cloudflare): void {
  for (const database of DATABASES) run('d1', 'migrations', 'apply', database, '--remote');
}

function currentVersion({ read }: Cloudflare): string {
  let current: string | undefined;
  try {
    current = liveVersion(read<Deployment>('deployments', 'status', '--json'));
  } catch (error) {
    throw new Error(
      `${(error as Error).message}\nIf you have signed in and nothing was ever deployed: pnpm ship --first`,
      {
        cause: error,
      },
    );
  }
  if (!current)
    throw new Error(
      'Visitors are split between two uploads. End that first: pnpm wrangler versions deploy <version-id>@100',
    );
  return current;
}

function deploy({ run }: Cloudflare, ...shares: [version: string, percentage: number][]): void {
  run('versions', 'deploy', ...shares.map(([version, share]) => `${version}@${share}%`), '--yes');
}

function goBack({ cloudflare, say }: ShipOptions, old: string): false {
  deploy(cloudflare, [old, ALL]);
  say(
    `The smoke test failed: visitors have ${old}, as before. Databases keep their new columns, which it does not read.`,
  );
  return false;
}

const failed = (say: (line: string) => void) => (error: unknown) => {
  say(`The smoke test ended early: ${(error as Error).message}`);
  return false;
};
