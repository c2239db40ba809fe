import { LANGUAGES } from '@tutoring/domain/languages';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { ENTRIES, OTHERS } from '../../../.storybook/entries.ts';

const ui = join(import.meta.dirname, '..');
const { exports } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as { exports: Record<string, unknown> };

/** The folder of each component, published or not. */
const folders = globSync('src/**/*.stories.tsx', { cwd: ui })
  .map((file) => dirname(file))
  .filter((folder, index, all) => all.indexOf(folder) === index);

it('exports a component for each folder, its messages, and nothing else', () => {
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
      './consent-receipt',
      './video-enhance',
      ...published.map((folder) => `./${folder}`),
      ...messages.map((folder) => `./${folder}/messages/*`),
    ].sort(),
  );
});

it('has a story and, where it speaks, every language for each component', () => {
  for (const folder of folders) {
    const name = basename(folder);
    expect(existsSync(join(ui, folder, `${name}.stories.tsx`)), `${name} has a story`).toBe(true);
    if (!existsSync(join(ui, folder, 'messages'))) continue;
    expect(globSync('*.ts', { cwd: join(ui, folder, 'messages') }).sort()).toEqual(
      LANGUAGES.map((language) => `${language}.ts`).sort(),
    );
  }
});

it('has a page of documentation for each component, with what a designer looks for', () => {
  const missing = folders.flatMap((folder) => {
    const name = basename(folder);
    const page = join(ui, folder, `${name}.mdx`);
    const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
    const parts = ['<Opening', '## Anatomy', '## Do and don’t', '## Keyboard', '<Closing parts={'];
    return parts.filter((part) => !text.includes(part)).map((part) => `${name}: ${part}`);
  });
  expect(missing).toEqual([]);
});

/** What a page says of a part that has nothing to operate. */
const NO_KEYS = 'It takes no keys.';

it('says of each component which keys do what, in a table, or that it takes none', () => {
  const prose = globSync('src/**/*.mdx', { cwd: ui }).filter((file) => {
    const [, after = ''] = readFileSync(join(ui, file), 'utf8').split('\n## Keyboard\n');
    const [section = ''] = after.split(/\n(?:## |<Closing)/);
    return !section.startsWith(`\n${NO_KEYS}`) && !/^\n\| Key \|.*\n\| --- \|.*\n\| \S/.test(section);
  });
  expect(prose).toEqual([]);
});

/** The names that a module exports, types marked as such; a `*` would hide them. */
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

// A name that is gone or new is a change for whoever uses the library: renew it on purpose, with a changeset
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

it('exports the words of each language under one name, in each component', () => {
  const nameOf = new Map<string, Set<string>>();
  for (const file of globSync('src/**/messages/*.ts', { cwd: ui })) {
    const language = file.split('/').at(-1)?.slice(0, -'.ts'.length) ?? '';
    nameOf.set(language, (nameOf.get(language) ?? new Set()).add(namesOf(file).join(' ')));
  }
  expect(Object.fromEntries([...nameOf].map(([language, names]) => [language, [...names]]))).toEqual(
    Object.fromEntries(LANGUAGES.map((language) => [language, [language.replace('-', '')]])),
  );
});

/** What a file imports, and what that imports in turn. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  for (const { fileName } of ts.preProcessFile(readFileSync(join(ui, file), 'utf8')).importedFiles) {
    const path = fileName.startsWith('.') ? join(dirname(file), `${fileName}.ts`) : fileName;
    if (seen.has(path)) continue;
    seen.add(path);
    if (existsSync(join(ui, path))) importsOf(path, seen);
  }
  return seen;
}

// Every visitor of a page loads it.
it('brings nothing along with what enhances a page: no React, no styles, no words', () => {
  const imported = [...importsOf(OTHERS.enhance)];
  expect(imported).toContain('src/navigation-menu/enhance.ts');
  expect(imported.filter((path) => /^react|\.css|\/messages|\.tsx$/.test(path))).toEqual([]);
});

it('brings nothing along with what plays videos, and nobody else carries it', () => {
  expect([...importsOf(OTHERS['video-enhance'])]).toEqual([]);
  expect([...importsOf(OTHERS.enhance)]).not.toContain(OTHERS['video-enhance']);
});

// Its list is typed by hand: TypeScript has no `import type` of many.
it('knows the words of each component that speaks', () => {
  const catalogue = readFileSync(join(ui, 'src/provider/catalogue.ts'), 'utf8');
  const listed = [...catalogue.matchAll(/from '#([\w-]+)\/messages\/en'/g)].map(([, name]) => name);
  const speaking = globSync('src/*/messages/en.ts', { cwd: ui }).map((file) => file.split('/')[1]);
  expect(listed.sort()).toEqual(speaking.sort());
});
