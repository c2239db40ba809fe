/**
 * Writes what is in what we deploy and publish, as CycloneDX, to .artefacts/sbom: one file for the site with its edge, one for
 * each package that others install. pnpm knows names, versions, licences and hashes from the lockfile and its store.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');
/** What validators and registries of software know; pnpm's own default is newer. */
const SPEC_VERSION = '1.6';

/** By the name of its file, of what it tells. */
const SBOMS: Readonly<Record<string, { packages: string[]; options: string[] }>> = {
  // With Gatsby: what builds a page could write into it, although nothing of it is deployed.
  'tutoring-site': { packages: ['site', 'edge'], options: ['--sbom-type', 'application'] },
  'tutoring-domain': { packages: ['domain'], options: [] },
  // React, a peer, is in it as we test with it; the consumer brings their own.
  'tutoring-ui': { packages: ['ui'], options: [] },
};

const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, '.artefacts/sbom') } } });
// What is left from an earlier release would be taken for this one's.
rmSync(values.out, { recursive: true, force: true });
mkdirSync(values.out, { recursive: true });
for (const [name, { packages, options }] of Object.entries(SBOMS)) {
  const file = join(values.out, `${name}.cdx.json`);
  execFileSync(
    'pnpm',
    [
      ...packages.flatMap((room) => ['--filter', `@tutoring/${room}`]),
      'sbom',
      '--sbom-format',
      'cyclonedx',
      '--sbom-spec-version',
      SPEC_VERSION,
      '--prod',
      ...options,
      '--out',
      file,
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  console.log(file);
}
