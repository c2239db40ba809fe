/**
 * Creates the files of a new component.
 *
 * Usage: pnpm new component <Name> [--group "Proof and facts"] [--messages]
 *
 * `--messages` is for a component that has text of its own.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GROUPS, newComponent, nextSteps } from './new-component.ts';

const {
  values: { group, messages },
  positionals: [kind, name = ''],
} = parseArgs({
  allowPositionals: true,
  options: { group: { type: 'string', default: 'Page' }, messages: { type: 'boolean', default: false } },
});
const root = join(import.meta.dirname, '..');
const known = GROUPS.find((one) => one === group);

try {
  if (kind !== 'component')
    throw new Error('Usage: pnpm new component <Name> [--group "Proof and facts"] [--messages]');
  if (!known) throw new Error(`Unknown group "${group}". The groups are: ${GROUPS.join(', ')}.`);
  const files = newComponent(root, { name, group: known, hasMessages: messages });
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}`);
  console.log(`\nNext:\n${nextSteps(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'), name)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
