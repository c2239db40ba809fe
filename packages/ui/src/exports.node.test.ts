import { LANGUAGES } from '@tutoring/domain/languages';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { ENTRIES, OTHERS } from '../../../.storybook/entries.ts';

const ui = join(import.meta.dirname, '..');
const { exports } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as { exports: Record<string, unknown> };

/** The folders of all components, published or not. */
const folders = globSync('src/**/*.stories.tsx', { cwd: ui })
  .map((file) => dirname(file))
  .filter((folder, index, all) => all.indexOf(folder) === index);

it('exports each component folder, its messages, and nothing else', () => {
  const published = globSync('src/*/index.ts', { cwd: ui }).map((file) => basename(dirname(file)));
  const messages = globSync('src/*/messages', { cwd: ui }).map((folder) => basename(dirname(folder)));
  expect(Object.keys(exports).sort()).toEqual(
    [
      './consent',
      './components.css',
      './core.css',
      './reset.css',
      './enhance',
      './fonts/*',
      './internal/*',
      './jsdom',
      './messages/*',
      './package.json',
      './docs/*',
      './tokens/*',
      './consent-receipt',
      './chat-enhance',
      './mark-exercise-enhance',
      './video-enhance',
      ...published.map((folder) => `./${folder}`),
      ...messages.map((folder) => `./${folder}/messages/*`),
    ].sort(),
  );
});

it('has a story for each component, and messages in every language', () => {
  for (const folder of folders) {
    const name = basename(folder);
    expect(existsSync(join(ui, folder, `${name}.stories.tsx`)), `${name} has a story`).toBe(true);
    if (!existsSync(join(ui, folder, 'messages'))) continue;
    expect(globSync('*.ts', { cwd: join(ui, folder, 'messages') }).sort()).toEqual(
      LANGUAGES.map((language) => `${language}.ts`).sort(),
    );
  }
});

it('has a documentation page with every section for each component', () => {
  const missing = folders.flatMap((folder) => {
    const name = basename(folder);
    const page = join(ui, folder, `${name}.mdx`);
    const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
    const parts = ['<Opening', '## Anatomy', '## Do and don’t', '## Keyboard', '## Screen readers', '<Closing parts={'];
    return parts.filter((part) => !text.includes(part)).map((part) => `${name}: ${part}`);
  });
  expect(missing).toEqual([]);
});

/** The text on the page of a component without keyboard behaviour. */
const NO_KEYS = 'It takes no keys.';

it('has a table of keys on each component’s page, or says that there are none', () => {
  const prose = globSync('src/**/*.mdx', { cwd: ui }).filter((file) => {
    const [, after = ''] = readFileSync(join(ui, file), 'utf8').split('\n## Keyboard\n');
    const [section = ''] = after.split(/\n(?:## |<Closing)/);
    return !section.startsWith(`\n${NO_KEYS}`) && !/^\n\| Key \|.*\n\| --- \|.*\n\| \S/.test(section);
  });
  expect(prose).toEqual([]);
});

/** The names that a module exports; types begin with `type `. A `*` would hide names, so it throws. */
function namesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(ui, file), 'utf8'), ts.ScriptTarget.ES2022);
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, isTypeOnly } = statement;
      if (!exportClause || !ts.isNamedExports(exportClause)) throw new Error(`${file}: export names, not *.`);
      return exportClause.elements.map(
        ({ name, isTypeOnly: alone }) => `${isTypeOnly || alone ? 'type ' : ''}${name.text}`,
      );
    }
    if (!ts.canHaveModifiers(statement)) return [];
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name.getText(source));
    }
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    if (!isType && !ts.isFunctionDeclaration(statement) && !ts.isClassDeclaration(statement)) {
      throw new Error(`${file}: an export of a kind that this test does not know.`);
    }
    return [`${isType ? 'type ' : ''}${statement.name?.text ?? 'default'}`];
  });
}

// A removed or added name changes the API for consumers. Update the snapshot on purpose, and add a changeset
// (`pnpm vitest run --project unit exports -u`).
it('exports these names and no others', async () => {
  const lines = Object.entries(ENTRIES)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([entry, file]) => {
      const names = namesOf(file).sort();
      return [`@tutoring/ui/${entry}`, ...names.map((name) => `  ${name}`)].join('\n');
    });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('exports.snapshot.txt');
});

it('exports the messages of a language under the same name in each component', () => {
  const nameOf = new Map<string, Set<string>>();
  for (const file of globSync('src/**/messages/*.ts', { cwd: ui })) {
    const language = file.split('/').at(-1)?.slice(0, -'.ts'.length) ?? '';
    nameOf.set(language, (nameOf.get(language) ?? new Set()).add(namesOf(file).join(' ')));
  }
  expect(Object.fromEntries([...nameOf].map(([language, names]) => [language, [...names]]))).toEqual(
    Object.fromEntries(LANGUAGES.map((language) => [language, [language.replace('-', '')]])),
  );
});

/** The direct and indirect imports of a file. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  for (const { fileName } of ts.preProcessFile(readFileSync(join(ui, file), 'utf8')).importedFiles) {
    const path = fileName.startsWith('.') ? join(dirname(file), `${fileName}.ts`) : fileName;
    if (seen.has(path)) continue;
    seen.add(path);
    if (existsSync(join(ui, path))) importsOf(path, seen);
  }
  return seen;
}

// Every page loads this entry, so it must stay small.
it('imports no React, styles or messages in the enhance entry', () => {
  const imported = [...importsOf(OTHERS.enhance)];
  expect(imported).toContain('src/navigation-menu/enhance.ts');
  expect(imported.filter((path) => /^react|\.css|\/messages|\.tsx$/.test(path))).toEqual([]);
});

it('imports no React, styles or messages in the chat-enhance entry, and does not import it in the enhance entry', () => {
  const imported = [...importsOf(OTHERS['chat-enhance'])];
  expect(imported.filter((path) => /^react|\.css|\/messages|\.tsx$/.test(path))).toEqual([]);
  expect([...importsOf(OTHERS.enhance)]).not.toContain(OTHERS['chat-enhance']);
});

it('imports nothing in the video-enhance entry, and does not import it in the enhance entry', () => {
  expect([...importsOf(OTHERS['video-enhance'])]).toEqual([]);
  expect([...importsOf(OTHERS.enhance)]).not.toContain(OTHERS['video-enhance']);
});

// The list is written by hand, because TypeScript has no `import type` with a glob.
it('lists the messages of each component that has some', () => {
  const catalogue = readFileSync(join(ui, 'src/provider/catalogue.ts'), 'utf8');
  const listed = [...catalogue.matchAll(/from '#([\w-]+)\/messages\/en'/g)].map(([, name]) => name);
  const speaking = globSync('src/*/messages/en.ts', { cwd: ui }).map((file) => file.split('/')[1]);
  expect(listed.sort()).toEqual(speaking.sort());
});
