/** Groups the newest entry of each package's CHANGELOG.md by subject. Runs after `changeset version`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inSections } from './changelog-sections.ts';

for (const name of ['domain', 'ui']) {
  const file = join(import.meta.dirname, '../packages', name, 'CHANGELOG.md');
  writeFileSync(file, inSections(readFileSync(file, 'utf8')));
}
