/**
 * Looks for secrets of this machine, and for anything that looks like one, in all deployed and published files. `--packages`
 * checks the packages only, without a built site.
 */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { deployedFiles, packedFiles, storyFiles, workerFiles } from './artefacts.ts';
import { secretFindings, type SecretFinding } from './secret-findings.ts';

const root = join(import.meta.dirname, '..');
const machine = { env: process.env, folders: [root, homedir()] };
const files = [
  ...['domain', 'ui'].flatMap((name) => packedFiles(join(root, 'packages', name))),
  ...(process.argv.includes('--packages')
    ? []
    : [
        ...deployedFiles(join(root, 'site/public')),
        ...workerFiles(root),
        ...storyFiles(join(root, 'storybook-static')),
      ]),
];
const findings: SecretFinding[] = [];
for (const { name, path } of files) findings.push(...(await secretFindings(name, readFileSync(path), machine)));
for (const { file, what } of findings) console.error(`✗ ${file}: ${what}`);
if (findings.length > 0) {
  console.error(
    `Found ${findings.length} secrets in ${files.length} files. Remove each at its source (a build includes what its code reads from process.env), and build again. Change every secret that has left this machine.`,
  );
  process.exit(1);
}
console.log(`Found no secrets in ${files.length} files.`);
