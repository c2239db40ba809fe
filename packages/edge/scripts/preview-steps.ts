import type { Cloudflare } from './cloudflare.ts';
import { migrate } from './ship-steps.ts';

/** What of the preview's settings in wrangler.jsonc is looked at. */
export interface PreviewSettings {
  name?: string;
  d1_databases: { database_name?: string; database_id?: string }[];
}

/** With these a preview would write to people. */
const DELIVERS = ['LEAD_WEBHOOK_URL', 'MAIL_API_KEY', 'ALERT_WEBHOOK_URL'];
/** Longest part of a host's name. */
const MAX_LABEL = 63;
const UNMADE = /^00000000-/;

/** A branch's name as the beginning of a host's name: `Feature/New prices` is `feature-new-prices`. */
export function aliasOf(branch: string, worker: string): string {
  const letters = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, MAX_LABEL - worker.length - 1)
    .replace(/-+$/, '');
  if (!letters) throw new Error(`"${branch}" cannot be the name of an address. Say one: pnpm preview new-prices`);
  return letters;
}

/**
 * Uploads what was built to an address of its own, with databases of its own and without a way to anybody.
 * @returns The address.
 * @throws {Error} when it would reach people, or has no databases yet.
 */
export function preview(
  cloudflare: Cloudflare,
  settings: PreviewSettings,
  { branch, isFirst }: { branch: string; isFirst: boolean },
): string {
  const alias = aliasOf(branch, settings.name ?? '');
  const unmade = settings.d1_databases.filter(({ database_id = '' }) => UNMADE.test(database_id));
  if (unmade.length > 0) {
    const commands = unmade.map(
      ({ database_name }) => `pnpm wrangler d1 create ${database_name} --update-config=false`,
    );
    throw new Error(
      `Previews have no databases yet. Run ${commands.join(' and ')}, write the ids into env.preview of packages/edge/wrangler.jsonc, then pnpm preview --first.`,
    );
  }
  if (isFirst) {
    migrate(cloudflare);
    // A version needs a Worker that it is one of.
    cloudflare.run('deploy');
  } else {
    refuseSecrets(cloudflare);
    migrate(cloudflare);
  }
  const { preview_alias_url, preview_url } = cloudflare.upload('versions', 'upload', '--preview-alias', alias);
  const address = preview_alias_url ?? preview_url;
  if (!address)
    throw new Error('It is uploaded, but has no address: switch on preview URLs of this Worker in the dashboard.');
  return address;
}

function refuseSecrets({ read }: Cloudflare): void {
  const given = read<{ name: string }[]>('secret', 'list', '--format', 'json')
    .map(({ name }) => name)
    .filter((name) => DELIVERS.includes(name));
  if (given.length > 0)
    throw new Error(
      `The preview would write to people: ${given.map((name) => `pnpm wrangler secret delete ${name} --env preview`).join(', ')}`,
    );
}
