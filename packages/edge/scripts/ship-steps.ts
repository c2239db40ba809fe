import { ALL, liveVersion, NOBODY, type Cloudflare, type Deployment } from './cloudflare.ts';

/** Options of a deploy. */
export interface ShipOptions {
  cloudflare: Cloudflare;
  /** Runs the smoke test. @param version The version that must answer. */
  smoke: (version?: string) => Promise<boolean>;
  say: (line: string) => void;
  /** There is no Worker of this name yet, so there is no version to roll back to. */
  isFirst?: boolean;
}

/** Database bindings in wrangler.jsonc. */
const DATABASES = ['DB', 'REPORTS'];

/**
 * Migrates the databases. Then deploys the upload to nobody, runs the smoke test, and deploys it to everybody
 * (docs/adr/0044).
 * @returns Whether visitors have the new version. Otherwise they have the old one.
 */
export async function ship(options: ShipOptions): Promise<boolean> {
  const { cloudflare, smoke, say, isFirst = false } = options;
  // Read before anything changes: a staged deploy needs a version to roll back to.
  const old = isFirst ? undefined : currentVersion(cloudflare);
  migrate(cloudflare);
  if (old === undefined) {
    cloudflare.run('deploy');
    return smoke();
  }
  const { version_id: fresh } = cloudflare.upload('versions', 'upload');
  say(`${fresh} is uploaded. Visitors still get ${old}.`);
  deploy(cloudflare, [fresh, NOBODY], [old, ALL]);
  if (!(await smoke(fresh).catch(failed(say)))) return rollBack(options, old);
  deploy(cloudflare, [fresh, ALL]);
  // Routes, crons and queues do not belong to a version.
  cloudflare.run('triggers', 'deploy');
  if (!(await smoke(fresh).catch(failed(say)))) return rollBack(options, old);
  say(`Visitors get ${fresh}. To undo: pnpm rollback`);
  return true;
}

/** Options for a dry run: prints each command and runs none. */
export function dryRun(say: (line: string) => void): Pick<ShipOptions, 'cloudflare' | 'smoke'> {
  const print = (args: readonly string[]) => say(`  wrangler ${args.join(' ')}`);
  const present: Deployment = { created_on: '', versions: [{ version_id: '<present>', percentage: ALL }] };
  return {
    cloudflare: {
      run: (...args) => print(args),
      read<Answer>(...args: string[]) {
        print(args);
        return present as Answer;
      },
      text(...args) {
        print(args);
        return '';
      },
      upload(...args) {
        print(args);
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
      `${(error as Error).message}\nIf you are signed in and this is the first deploy: pnpm ship --first`,
      {
        cause: error,
      },
    );
  }
  if (!current)
    throw new Error(
      'Visitors are split between two versions. End that first: pnpm wrangler versions deploy <version-id>@100',
    );
  return current;
}

function deploy({ run }: Cloudflare, ...shares: [version: string, percentage: number][]): void {
  run('versions', 'deploy', ...shares.map(([version, share]) => `${version}@${share}%`), '--yes');
}

function rollBack({ cloudflare, say }: ShipOptions, old: string): false {
  deploy(cloudflare, [old, ALL]);
  say(
    `The smoke test failed. Visitors get ${old}, as before. The databases keep their new columns, which it does not read.`,
  );
  return false;
}

const failed = (say: (line: string) => void) => (error: unknown) => {
  say(`The smoke test stopped: ${(error as Error).message}`);
  return false;
};
