/** docs/adr/0000 says why each direct dependency is there, and names none that is not. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const ADR = 'docs/adr/0000-dependencies.md';
/** What is installed when it is needed, and stands in no package.json. */
const INSTALLED_LATER = ['verdaccio'];

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>>;

/** The direct dependencies of all workspaces, but the workspaces themselves. */
function dependencies(): string[] {
  // Each workspace is a folder, or many, as in `  - packages/*`.
  const workspaces = [...read('pnpm-workspace.yaml').matchAll(/^ {2}- (\S+)$/gm)].map(([, folder]) => folder);
  const names = globSync(['package.json', ...workspaces.map((folder) => `${folder}/package.json`)], {
    cwd: root,
  }).flatMap((file) => {
    const manifest = JSON.parse(read(file)) as Manifest;
    return [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies].flatMap((some) =>
      Object.keys(some ?? {}),
    );
  });
  return [...new Set(names)].filter((name) => !name.startsWith('@tutoring/')).sort();
}

/** The names in the first column of the first table; `*` stands for the rest of one. */
function named(adr: string): string[] {
  const [table = ''] = /^\| dependency \|[\s\S]*?\n\n/m.exec(adr) ?? [];
  const [, , ...rows] = table.trim().split('\n');
  return rows.flatMap((row) => row.split('|')[1]?.trim().split(', ') ?? []);
}

const covers = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
/** Types belong to the package that they describe. */
const described = (name: string) => name.replace(/^@types\//, '');

it('gives each dependency its reason', () => {
  const patterns = named(read(ADR));
  const missing = dependencies().filter(
    (name) => !patterns.some((pattern) => covers(pattern, name) || covers(pattern, described(name))),
  );
  expect(missing, `Add a line for each to ${ADR}: what it is for, and why not ourselves.`).toEqual([]);
});

it('names none that is gone', () => {
  const present = [...dependencies(), ...INSTALLED_LATER];
  const gone = named(read(ADR)).filter((pattern) => !present.some((name) => covers(pattern, name)));
  expect(gone, `Take them out of ${ADR}.`).toEqual([]);
});
