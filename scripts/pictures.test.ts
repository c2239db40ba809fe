/** Which stories the picture comparison takes, and when it passes without comparing (e2e/visual, docs/adr/0049). */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { canBeSeen, choose } from '../e2e/visual/choose.ts';
import { isTold, isUntold } from '../e2e/visual/told.ts';

const scratch = () => mkdtempSync(join(tmpdir(), 'pictures-'));

describe('the comparison takes', () => {
  const MANY = 9;
  const storiesOf = (component: string) =>
    Array.from({ length: MANY }, (_, i) => ({
      id: `${component}--${i}`,
      title: component,
      name: `${i}`,
      file: `packages/ui/src/${component}/${component}.stories.tsx`,
      component,
    }));
  const parts = Array.from({ length: 14 }, (_, i) => `part-${i}`);
  const stories = [...parts, 'field', 'header', 'unseen'].flatMap(storiesOf);
  const style = (name: string) => `packages/ui/src/${name}/${name}.css.ts`;
  const countOf = (changed: string[], component: string) =>
    choose(stories, changed, false).stories.filter((story) => story.component === component).length;

  it('all stories of a changed component', () => {
    const changed = ['part-1', 'part-2', 'part-3', 'part-4', 'part-5', 'field'].map(style);
    for (const name of ['part-1', 'part-5', 'field']) expect(countOf(changed, name), name).toBe(MANY);
  });

  it('a few stories that show a changed shared style, and no others', () => {
    const changed = [style('part-1'), 'packages/ui/src/styles/tokens.css.ts'];
    expect(countOf(changed, 'field')).toBe(5);
    expect(countOf(changed, 'unseen')).toBe(0);
  });

  it('nothing at all if only files changed that no story shows', () => {
    for (const file of ['docs/adr/0049.md', 'e2e/tests/home.spec.ts', 'packages/edge/src/env.ts', 'scripts/test.ts'])
      expect(canBeSeen(file), file).toBe(false);
    for (const file of [style('part-1'), 'e2e/visual/camera.ts', 'pnpm-lock.yaml', 'site/data/brand.yaml'])
      expect(canBeSeen(file), file).toBe(true);
  });

  it('no story of a component of which only tests or documentation changed', () => {
    expect(countOf(['packages/ui/src/part-1/part-1.test.tsx', 'packages/ui/src/part-1/part-1.mdx'], 'part-1')).toBe(0);
  });

  it('at most twelve components: it names the rest, and the full run takes all', () => {
    const changed = parts.map(style);
    expect(choose(stories, changed, false).leftOut).toEqual(['part-12', 'part-13']);
    expect(choose(stories, changed, true)).toEqual({ stories, leftOut: [] });
  });
});

describe('a changed look is announced', () => {
  const told = (changeset: string) => {
    const root = scratch();
    mkdirSync(join(root, '.changeset'));
    writeFileSync(join(root, '.changeset/a-change.md'), changeset);
    return isTold(['.changeset/a-change.md'], root);
  };

  it('by a changeset that names the library, alone or beside others', () => {
    expect(told("---\n'@tutoring/ui': patch\n---\n\nIt is blue.\n")).toBe(true);
    expect(told('---\n"@tutoring/domain": minor\n"@tutoring/ui": minor\n---\n\nIt is blue.\n')).toBe(true);
    expect(isTold(['packages/ui/CHANGELOG.md'], scratch())).toBe(true);
  });

  it('not by a changeset that names another package, has no version, or was deleted', () => {
    expect(told("---\n'@tutoring/domain': patch\n---\n\nFor '@tutoring/ui': patch\n")).toBe(false);
    expect(told("---\n'@tutoring/ui': none\n---\n\nIt is blue.\n")).toBe(false);
    expect(
      isTold(['.changeset/gone.md', '.changeset/README.md', 'packages/ui/src/button/button.css.ts'], scratch()),
    ).toBe(false);
  });
});

describe('what no consumer has, if it looks different,', () => {
  const page = { file: '.storybook/pages/home.stories.tsx' };
  const screen = { file: 'packages/desk/src/people/people.stories.tsx' };
  const component = { file: 'packages/ui/src/hero/hero.stories.tsx' };

  it.each([
    { what: 'a page of the site', story: page, source: 'site/content/index.mdx' },
    { what: 'a screen of the desk', story: screen, source: 'packages/desk/src/people/samples.tsx' },
  ])('$what, needs no changeset if its own source changed', ({ story, source }) => {
    expect(isUntold([story], [source], scratch())).toBe(false);
    expect(isUntold([story, component], [source], scratch())).toBe(true);
  });

  it.each([page, screen])('needs one if only the library changed: $file', (story) => {
    expect(isUntold([story], ['packages/ui/src/hero/hero.css.ts'], scratch())).toBe(true);
  });
});

// Each test makes repositories and starts a process, which takes seconds on a busy machine.
describe('without a commit to compare with', { timeout: 60_000 }, () => {
  const module = pathToFileURL(join(import.meta.dirname, '../e2e/visual/base-commit.ts')).href;
  const script = `import { baseOrEnd } from '${module}'; console.log('compared with', baseOrEnd());`;
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd, stdio: 'pipe' });

  /** Makes a repository with this number of commits. */
  function repository(commits: number): string {
    const folder = scratch();
    git(folder, 'init', '--initial-branch', 'main');
    for (let i = 0; i < commits; i++) git(folder, 'commit', '--allow-empty', '--message', `${i}`);
    return folder;
  }

  function shallowClone(): string {
    const folder = scratch();
    git(folder, 'clone', '--depth', '1', `file://${repository(2)}`, '.');
    return folder;
  }

  function compared(cwd: string, isWorkflow: boolean) {
    const { GITHUB_ACTIONS: _, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd,
      encoding: 'utf8',
      env: { ...env, CI: 'true', ...(isWorkflow && { GITHUB_ACTIONS: 'true' }) },
    });
    return { status, said: stdout + stderr };
  }

  it('fails in our workflow if the checkout is shallow, and says how to fix it', () => {
    const { status, said } = compared(shallowClone(), true);
    expect(status).toBe(1);
    expect(said).toContain('fetch-depth: 0');
  });

  it('passes and says so in any other shallow clone, and with a single commit', () => {
    for (const { status, said } of [compared(shallowClone(), false), compared(repository(1), true)]) {
      expect(said).toContain('nothing to compare with');
      expect(status).toBe(0);
    }
  });

  it('compares if there is one', () => {
    expect(compared(repository(2), true).said).toContain('compared with');
  });
});
