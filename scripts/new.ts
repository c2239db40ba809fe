/**
 * Creates the files of a new component.
 *
 * Usage: pnpm new component <Name> [--group "Proof and facts"]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GROUPS, newComponent } from './new-component.ts';

const {
  values: { group },
  positionals: [kind, name = ''],
} = parseArgs({ allowPositionals: true, options: { group: { type: 'string', default: 'Page' } } });
const known = GROUPS.find((one) => one === group);

try {
  if (kind !== 'component') throw new Error('Usage: pnpm new component <Name> [--group "Proof and facts"]');
  if (!known) throw new Error(`Unknown group "${group}". The groups are: ${GROUPS.join(', ')}.`);
  const files = newComponent(join(import.meta.dirname, '..'), { name, group: known });
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}`);
  console.log(`
Next:
  1. Write the component, its stories and its page. See it: pnpm storybook
  2. pnpm exec vitest run --project unit exports -u      (the names that the package exports)
  3. pnpm build:packages && pnpm --filter @tutoring/ui sizes --write
  4. pnpm changeset                                      (begin with the subject: docs/releasing.md)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
