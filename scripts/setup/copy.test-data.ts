import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What the setup reads and writes. */
const PARTS = [
  '.prettierrc.json',
  'site/data',
  'packages/edge/wrangler.jsonc',
  'packages/domain/package.json',
  'packages/ui/package.json',
];

/** A temporary folder with these files of the repository. */
export function copyOfFacts(...more: string[]): { root: string; text: (file: string) => string } {
  const copy = mkdtempSync(join(tmpdir(), 'setup-'));
  for (const part of [...PARTS, ...more]) cpSync(join(root, part), join(copy, part), { recursive: true });
  return { root: copy, text: (file) => readFileSync(join(copy, file), 'utf8') };
}
