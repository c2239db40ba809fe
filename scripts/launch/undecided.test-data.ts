import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFacts } from '../setup/copy.test-data';

/**
 * A copy of the project before its owner has decided anything.
 *
 * These tests must also pass after the setup, and after every answer in the desk.
 * @returns The copy's folder.
 */
export async function undecidedCopy(): Promise<string> {
  const { root } = await freshFacts('site/content');
  const change = (file: string, change: (text: string) => string) => {
    const path = join(root, 'site/data', file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  change('claims.yaml', (text) => text.replaceAll(/^ {2}answer: .*\n/gm, ''));
  change('schools.yaml', (text) => text.replaceAll('verified: true', 'verified: false'));
  change('people.yaml', () => '[]\n');
  change('readers.yaml', () => '{}\n');
  return root;
}
