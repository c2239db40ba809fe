import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses?: unknown[];
  externalReferences?: { type: string; hashes?: { alg: string; content: string }[] }[];
}
interface Sbom {
  specVersion: string;
  metadata: { component: Component };
  components: Component[];
}

/** For example streamsearch, whose `licenses` has an old form that pnpm does not read. */
const UNLICENSED_TOOLS = 9;

const out = mkdtempSync(join(tmpdir(), 'sbom-'));
const textOf = (name: string) => readFileSync(join(out, `${name}.cdx.json`), 'utf8');
const read = (name: string) => JSON.parse(textOf(name)) as Sbom;
const names = ({ components }: Sbom) => components.map(({ purl }) => purl.replace(/@[^@]*$/, ''));
const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

beforeAll(() => {
  execFileSync(process.execPath, [join(import.meta.dirname, 'sbom.ts'), '--out', out], { stdio: 'inherit' });
});

it('covers the deployed site and each published package', () => {
  expect(readdirSync(out).sort()).toEqual([
    'tutoring-domain.cdx.json',
    'tutoring-site.cdx.json',
    'tutoring-ui.cdx.json',
  ]);
  expect(names(read('tutoring-site'))).toEqual(
    expect.arrayContaining(['pkg:npm/hono', 'pkg:npm/jose', 'pkg:npm/react', 'pkg:npm/%40tutoring/ui', 'pkg:npm/zod']),
  );
  expect(read('tutoring-ui').metadata.component.purl).toMatch(/^pkg:npm\/%40tutoring\/ui@\d/);
  expect(names(read('tutoring-ui'))).toContain('pkg:npm/%40radix-ui/react-toast');
});

it.each(['tutoring-site', 'tutoring-domain', 'tutoring-ui'])('writes %s as CycloneDX 1.6', async (name) => {
  expect(await validator.validate(textOf(name))).toBeNull();
  expect(
    await validator.validate(textOf(name).replace('"bomFormat": "CycloneDX"', '"bomFormat": "Other"')),
  ).not.toBeNull();
});

it.each(['tutoring-site', 'tutoring-domain', 'tutoring-ui'])(
  'has name, version, licence and hash of all in %s',
  (name) => {
    const { components } = read(name);
    const foreign = components.filter(({ purl }) => !purl.startsWith('pkg:npm/%40tutoring/'));
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign.filter(({ name: its, version }) => !its || !version)).toEqual([]);
    const hashes = ({ externalReferences = [] }: Component) =>
      externalReferences.find(({ type }) => type === 'distribution')?.hashes ?? [];
    expect(foreign.filter((component) => !hashes(component).some(({ alg }) => alg === 'SHA-512'))).toEqual([]);
    // Some old tools of Gatsby's have no licence in package.json. Code that reaches people must have one.
    const unlicensed = components.filter(({ licenses = [] }) => licenses.length === 0);
    expect(unlicensed.length).toBeLessThanOrEqual(name === 'tutoring-site' ? UNLICENSED_TOOLS : 0);
  },
);
