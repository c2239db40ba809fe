/**
 * Writes bills of materials (CycloneDX) to .artefacts/sbom: one for the site with its edge, one for each published package. pnpm
 * takes names, versions, licences and hashes from the lockfile and its store.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');
/** The version that validators and registries support; pnpm's default is newer. */
const SPEC_VERSION = '1.6';

/** The packages of each file, by the file's name. */
const SBOMS: Readonly<Record<string, { packages: string[]; options: string[] }>> = {
  // Includes Gatsby: it is not deployed, but build tools could write into pages.
  'tutoring-site': { packages: ['site', 'edge'], options: ['--sbom-type', 'application'] },
  'tutoring-domain': { packages: ['domain'], options: [] },
  // Includes React in the version that we test with, although consumers bring their own.
  'tutoring-ui': { packages: ['ui'], options: [] },
};

const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, '.artefacts/sbom') } } });
// Files of an earlier release must not look like this one's.
rmSync(values.out, { recursive: true, force: true });
mkdirSync(values.out, { recursive: true });
for (const [name, { packages, options }] of Object.entries(SBOMS)) {
  const file = join(values.out, `${name}.cdx.json`);
  execFileSync(
    'pnpm',
    [
      ...packages.flatMap((folder) => ['--filter', `@tutoring/${folder}`]),
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
