import type { Cloudflare } from './cloudflare.ts';
import { UNMADE } from './create-databases.ts';
import { migrate } from './ship-steps.ts';

/** The settings of the preview in wrangler.jsonc. */
export interface PreviewSettings {
  name?: string;
  d1_databases: { database_name?: string; database_id?: string }[];
}

/** Secrets with which a preview would contact people. */
const DELIVERS = ['LEAD_WEBHOOK_URL', 'MAIL_API_KEY', 'ALERT_WEBHOOK_URL'];
/** Longest label of a host name. */
const MAX_LABEL = 63;

/** A branch's name as a host name label: `Feature/New prices` is `feature-new-prices`. */
export function aliasOf(branch: string, worker: string): string {
  const letters = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, MAX_LABEL - worker.length - 1)
    .replace(/-+$/, '');
  if (!letters) throw new Error(`"${branch}" cannot be part of an address. Add a name: pnpm preview new-prices`);
  return letters;
}

/**
 * Uploads the build to an address of its own, with its own databases, and without any channel to people.
 * @returns The address.
 * @throws {Error} if it could contact people, or has no databases yet.
 */
export function preview(
  cloudflare: Cloudflare,
  settings: PreviewSettings,
  { branch, isFirst }: { branch: string; isFirst: boolean },
): string {
  const alias = aliasOf(branch, settings.name ?? '');
  if (settings.d1_databases.some(({ database_id = '' }) => UNMADE.test(database_id)))
    throw new Error('Previews have no databases yet. Run pnpm databases --preview eu, then pnpm preview --first.');
  if (isFirst) {
    migrate(cloudflare);
    // A version needs an existing Worker.
    cloudflare.run('deploy');
  } else {
    refuseSecrets(cloudflare);
    migrate(cloudflare);
  }
  const { preview_alias_url, preview_url } = cloudflare.upload('versions', 'upload', '--preview-alias', alias);
  const address = preview_alias_url ?? preview_url;
  if (!address)
    throw new Error(
      'The preview is uploaded, but has no address. Enable preview URLs for this Worker in the dashboard.',
    );
  return address;
}

function refuseSecrets({ read }: Cloudflare): void {
  const given = read<{ name: string }[]>('secret', 'list', '--format', 'json')
    .map(({ name }) => name)
    .filter((name) => DELIVERS.includes(name));
  if (given.length > 0)
    throw new Error(
      `The preview has secrets with which it would contact people. Delete them: ${given.map((name) => `pnpm wrangler secret delete ${name} --env preview`).join(', ')}`,
    );
}
