import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The packages that the owner named, and where each is used for what it is for: a file or folder, and what it says. */
const USES: readonly [name: string, path: string, use: RegExp][] = [
  ['react', 'packages/ui/src', /from 'react'/],
  ['react-dom', 'packages/ui/src/lib/use-document-state.ts', /flushSync.*from 'react-dom'/],
  ['@vanilla-extract/css', 'packages/ui/src', /from '@vanilla-extract\/css'/],
  // The yardstick of our own menu's keys (docs/adr/0003).
  ['@radix-ui/react-navigation-menu', 'packages/ui/src/navigation-menu', /from '@radix-ui\/react-navigation-menu'/],
  ['@radix-ui/react-toast', 'packages/ui/src/toast', /from '@radix-ui\/react-toast'/],
  ['storybook', 'package.json', /"storybook": "storybook dev/],
  ['@storybook/react-vite', '.storybook/main.ts', /framework: .*'@storybook\/react-vite'/],
  ['@changesets/cli', 'package.json', /"versions": "changeset version/],
  ['tsup', 'packages/ui/package.json', /"build": "tsup /],
  ['gatsby', 'site', /from 'gatsby'/],
  ['gatsby-plugin-mdx', 'site/src/build', /getNodesByType\('Mdx'\)/],
  ['fuse.js', 'packages/domain/src', /from 'fuse\.js/],
  ['@testing-library/react', 'packages/ui/src', /from '@testing-library\/react'/],
  ['chromatic', 'package.json', /"chromatic": "chromatic /],
  ['@playwright/test', 'e2e', /from '@playwright\/test'/],
];

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
const sources = (path: string) =>
  tracked.filter((file) => file === path || (file.startsWith(`${path}/`) && /\.tsx?$/.test(file)));
const dependencies = new Set(
  tracked
    .filter((file) => file.endsWith('package.json') && !file.startsWith('e2e/pack/'))
    .flatMap((file) => {
      const found = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string> | undefined>;
      return [found.dependencies, found.devDependencies].flatMap((names) => Object.keys(names ?? {}));
    }),
);

it.each(USES)('%s, named by the owner, is a dependency and used in %s', (name, path, use) => {
  expect(dependencies).toContain(name);
  const users = sources(path).filter((file) => use.test(readFileSync(file, 'utf8')));
  expect(users).not.toEqual([]);
});
