/** Makes the files of the launch list for the local desk (launch-files.ts, which starts this file and sends it messages). */
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadPages } from '../../site/src/build/claims/placed-claims.ts';
import { launchList } from '../launch/decisions.ts';
import { deskFiles } from '../launch/desk-list.ts';

const root = process.cwd();
/** What the list is made from. A change of its own code needs a new start of the desk. */
const SOURCES = [
  'site/content',
  'site/data',
  'site/src/shared/messages',
  'packages/domain/src',
  'packages/domain/package.json',
  'packages/ui/src',
  'packages/ui/package.json',
  'packages/edge/wrangler.jsonc',
];
const known: ReadPages = new Map();
let last: { state: string; files: Map<string, string> } | undefined;

function files(): Map<string, string> {
  const today = new Date();
  const state = [today.toISOString().slice(0, 10), ...SOURCES.flatMap(statesBelow)].join('\n');
  if (last?.state !== state) last = { state, files: deskFiles(launchList(root, today, process.env, known)) };
  return last.files;
}

/** What tells whether a file is another: a save of the desk puts a new file in its place, whose times may be old. */
function statesBelow(path: string): string[] {
  const found = lstatSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  const { ino, size, mtimeMs, ctimeMs } = found;
  if (!found.isDirectory()) return [[path, ino, size, mtimeMs, ctimeMs].join(' ')];
  return readdirSync(join(root, path)).flatMap((name) => statesBelow(`${path}/${name}`));
}

process.on('message', ({ id, name }: { id: number; name: string }) => {
  try {
    process.send?.({ id, json: files().get(name) });
  } catch (error) {
    process.send?.({ id, error: (error as Error).message });
  }
});
// The desk has ended, perhaps without a chance to say so.
process.on('disconnect', () => process.exit(0));
