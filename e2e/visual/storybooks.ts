import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';

const root = join(import.meta.dirname, '../..');
const kept = join(root, '.artefacts/visual/storybooks');

/** A story, as Storybook's index lists it. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** Its file, from the project's root. */
  file: string;
  /** The component's folder, or `pages`. */
  component: string;
}

/** The current Storybook, which an earlier step has built. */
export function storybookHere(): string {
  const built = join(root, 'storybook-static');
  if (!existsSync(built)) run('storybook', ['build', '-o', built, '--quiet'], root);
  return built;
}

/** The Storybook of a commit, built with the commit's lockfile. It is cached, because a commit does not change. */
export function storybookOf(commit: string): string {
  const built = join(kept, commit);
  if (existsSync(join(built, 'index.json'))) return built;
  if (existsSync(kept)) for (const old of readdirSync(kept)) rmSync(join(kept, old), { recursive: true });
  mkdirSync(kept, { recursive: true });
  const tree = join(tmpdir(), `tutoring-visual-${commit}`);
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree);
  try {
    execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C ${tree}`], { cwd: root });
    // Scripts of packages bring nothing that Storybook needs.
    const filter = ['tutoring', '@tutoring/ui', '@tutoring/domain', '@tutoring/desk', '@tutoring/site'].map(
      (name) => `--filter=${name}`,
    );
    run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts', ...filter], tree);
    run('pnpm', ['build:packages'], tree);
    run('pnpm', ['exec', 'storybook', 'build', '-o', built, '--quiet'], tree);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
  return built;
}

/** Runs a command, and prints its output only if it fails. */
function run(command: string, args: string[], cwd: string): void {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, CI: '1' } });
}

/** The stories of a built Storybook, by id. */
export function storiesOf(built: string): Map<string, Story> {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; title: string; name: string; type: string; importPath: string }>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return new Map(
    stories.map(({ id, title, name, importPath }) => {
      const file = posix.normalize(importPath);
      return [id, { id, title, name, file, component: file.split('/').at(-2) ?? '' }];
    }),
  );
}
