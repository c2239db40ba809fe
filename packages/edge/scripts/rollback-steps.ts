import { liveVersion, type Cloudflare, type Deployment } from './cloudflare.ts';

/**
 * The upload that visitors had before the one they have now. Not wrangler's own choice: after a deploy that went back by
 * itself that is the one they have.
 * @throws {Error} when there is none.
 */
export function previousVersion(deployments: readonly Deployment[]): string {
  const [current, ...before] = deployments
    .toSorted((a, b) => b.created_on.localeCompare(a.created_on))
    .map(liveVersion)
    .filter((version) => version !== undefined);
  const previous = before.find((version) => version !== current);
  if (!previous)
    throw new Error('No earlier upload is known. Name one of pnpm wrangler versions list: pnpm rollback <version-id>');
  return previous;
}

/** Gives visitors an earlier upload at once, and looks whether it works. @param version Which; the previous one if none. */
export async function rollback(
  { read, run }: Cloudflare,
  smoke: (version?: string) => Promise<boolean>,
  version?: string,
): Promise<boolean> {
  const wanted = version ?? previousVersion(read<Deployment[]>('deployments', 'list', '--json'));
  run('rollback', wanted, '--message', 'pnpm rollback', '--yes');
  return smoke(wanted);
}
