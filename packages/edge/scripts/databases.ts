/**
 * Creates the databases, the queue and the bucket on Cloudflare and writes their ids into wrangler.jsonc: `pnpm databases eu`. For
 * previews: `pnpm databases --preview eu`. What exists stays as it is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cloudflare } from './cloudflare.ts';
import { createDatabases } from './create-databases.ts';
import { formatted } from './settings.ts';
import { edgeFolder } from './wrangler.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { preview: { type: 'boolean', default: false } },
  });
  const environment = values.preview ? 'preview' : '';
  const file = join(edgeFolder, 'wrangler.jsonc');
  const settings = createDatabases(cloudflare(environment), readFileSync(file, 'utf8'), {
    environment,
    place: positionals[0] ?? '',
  });
  writeFileSync(file, await formatted(file, settings));
  console.log(
    `The ids are in packages/edge/wrangler.jsonc. Next: ${values.preview ? 'pnpm preview --first' : 'docs/operations.md, “Go live”'}`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
