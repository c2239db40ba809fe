import { liveVersion, type Cloudflare, type Deployment } from './cloudflare.ts';

/**
 * The version that visitors had before the current one. Wrangler's own choice is wrong after a deploy that rolled itself
 * back: there it is the current version.
 * @throws {Error} if there is none.
 */
export function previousVersion(deployments: readonly Deployment[]): string {
  const [current, ...before] = deployments
    .toSorted((a, b) => b.created_on.localeCompare(a.created_on))
    .map(liveVersion)
    .filter((version) => version !== undefined);
  const previous = before.find((version) => version !== current);
  if (!previous)
    throw new Error(
      'There is no earlier version. Choose one from pnpm wrangler versions list: pnpm rollback <version-id>',
    );
  return previous;
}

/** Rolls back to an earlier version, and runs the smoke test. @param version @default the previous one */
export async function rollback(
  { read, run }: Cloudflare,
  smoke: (version?: string) => Promise<boolean>,
  version?: string,
): Promise<boolean> {
  const wanted = version ?? previousVersion(read<Deployment[]>('deployments', 'list', '--json'));
  run('rollback', wanted, '--message', 'pnpm rollback', '--yes');
  return smoke(wanted);
}
