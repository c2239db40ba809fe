import type { Cloudflare } from './cloudflare.ts';
import { settingIn, withSetting } from './settings.ts';

/** Places that bind a database for good. */
const JURISDICTIONS = ['eu', 'us', 'fedramp'];
/** Places that Cloudflare tries to keep to. */
const LOCATIONS = ['weur', 'eeur', 'apac', 'oc', 'wnam', 'enam'];

/** The ids in wrangler.jsonc of databases that nobody has created. */
export const UNMADE = /^00000000-/;

interface Settings {
  d1_databases?: { database_name: string; database_id: string }[];
  queues?: { producers?: { queue: string }[] };
  r2_buckets?: { bucket_name: string; jurisdiction?: string }[];
}

/**
 * Creates the databases, queues and buckets of an environment that the account lacks, and writes their ids into the settings.
 * @param settings The text of wrangler.jsonc.
 * @param place Where the databases and buckets are: a jurisdiction, a location or `anywhere`.
 * @returns The changed text.
 * @throws {Error} if the place is unknown, or wrangler fails. It can be run again.
 */
export function createDatabases(
  wrangler: Cloudflare,
  settings: string,
  { environment, place }: { environment: '' | 'preview'; place: string },
): string {
  const { run, read, text } = wrangler;
  const where = placeOption(place);
  const path = environment === '' ? [] : ['env', environment];
  const { d1_databases = [], queues, r2_buckets = [] } = settingIn(settings, path) as Settings;
  const listed = text('queues', 'list');
  for (const { queue } of queues?.producers ?? []) {
    if (!listed.includes(queue)) run('queues', 'create', queue);
  }
  for (const bucket of r2_buckets) createBucket(wrangler, bucket.bucket_name, bucket.jurisdiction, place);
  const ids = () =>
    new Map(read<{ name: string; uuid: string }[]>('d1', 'list', '--json').map(({ name, uuid }) => [name, uuid]));
  const before = ids();
  for (const { database_name } of d1_databases) {
    if (!before.has(database_name)) run('d1', 'create', database_name, '--update-config=false', ...where);
  }
  const after = ids();
  // A bucket of a jurisdiction is only found with its name.
  const placed = r2_buckets.reduce(
    (changed, _, index) =>
      JURISDICTIONS.includes(place)
        ? withSetting(changed, [...path, 'r2_buckets', index, 'jurisdiction'], place)
        : changed,
    settings,
  );
  return d1_databases.reduce((changed, { database_name }, index) => {
    const id = after.get(database_name);
    if (!id)
      throw new Error(`Cloudflare does not list the database ${database_name} yet. Run the command again in a minute.`);
    return withSetting(changed, [...path, 'd1_databases', index, 'database_id'], id);
  }, placed);
}

function createBucket({ run, text }: Cloudflare, name: string, placedIn: string | undefined, place: string): void {
  if (placedIn !== undefined && placedIn !== place)
    throw new Error(`The bucket ${name} is in ${placedIn}, and can never move. Run: pnpm databases ${placedIn}`);
  const jurisdiction = JURISDICTIONS.includes(place) ? ['--jurisdiction', place] : [];
  let listed: string;
  try {
    listed = text('r2', 'bucket', 'list', ...jurisdiction);
  } catch (error) {
    throw new Error(
      `${(error as Error).message}\nPages to mark need R2. Enable it in the dashboard (R2, Overview), or delete "r2_buckets" in wrangler.jsonc: the site then says that marking is closed.`,
      { cause: error },
    );
  }
  const names = [...listed.matchAll(/^name:\s*(\S+)/gm)].map(([, known]) => known);
  if (!names.includes(name)) run('r2', 'bucket', 'create', name, '--update-config=false', ...placeOption(place));
}

function placeOption(place: string): string[] {
  if (JURISDICTIONS.includes(place)) return ['--jurisdiction', place];
  if (LOCATIONS.includes(place)) return ['--location', place];
  if (place === 'anywhere') return [];
  throw new Error(
    `Say where the databases are to be: pnpm databases eu. Databases and buckets can never move. ${JURISDICTIONS.join(', ')} bind them to a place; ${LOCATIONS.join(', ')} only ask for one; "anywhere" leaves it to Cloudflare.`,
  );
}
