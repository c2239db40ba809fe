import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const project = join(import.meta.dirname, '../..');

/** What an owner changes and what builds it, as files of the copy: they find the project's folder from their own place. */
const COPIED = ['.gitignore', 'docs', 'packages/edge', 'package.json', 'scripts', 'site', 'tsconfig.base.json'];
/** What an owner never changes: dependencies, and the packages as they are built. */
const LINKED = [
  'node_modules',
  'packages/desk',
  'packages/domain',
  'packages/ui',
  'packages/edge/node_modules',
  'site/node_modules',
];
/** What a build writes. */
const WRITTEN = new Set(['.cache', '.wrangler', 'generated', 'node_modules', 'public']);

/** The folder of the copy. git and the other checks ignore it. */
export const COPY = join(project, '.artefacts/owner-project');

/** Copies the project with its real content, as a repository with one commit. */
export function copyProject(): void {
  removeCopy();
  for (const path of COPIED)
    cpSync(join(project, path), join(COPY, path), { recursive: true, filter: (file) => !WRITTEN.has(basename(file)) });
  for (const path of LINKED) {
    mkdirSync(dirname(join(COPY, path)), { recursive: true });
    symlinkSync(join(project, path), join(COPY, path));
  }
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'A developer');
  git('config', 'user.email', 'developer@tutoring.example');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The site as it was bought');
}

export function removeCopy(): void {
  rmSync(COPY, { recursive: true, force: true });
}

/** Runs git in the copy. @returns What it printed. */
export function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: COPY, encoding: 'utf8' });
}
