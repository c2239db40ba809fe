import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import build from '../tsup.config';

const domain = join(import.meta.dirname, '..');
const { exports } = JSON.parse(readFileSync(join(domain, 'package.json'), 'utf8')) as {
  exports: Record<string, { types: string; default: string } | string>;
};
/** The file behind each entry. */
const entries = (build as { entry: Record<string, string> }).entry;

it('exports exactly the entries of the build', () => {
  const built = Object.keys(entries).map((entry) => [
    `./${entry}`,
    { types: `./dist/${entry}.d.ts`, default: `./dist/${entry}.js` },
  ]);
  expect(exports).toEqual(Object.fromEntries([...built, ['./package.json', './package.json']]));
});

/** The exported names of a module, with those of re-exported modules. Types have a prefix. */
function namesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(domain, file), 'utf8'), ts.ScriptTarget.ES2022);
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return reExported(file, statement);
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

function reExported(file: string, { exportClause, isTypeOnly, moduleSpecifier }: ts.ExportDeclaration): string[] {
  if (exportClause && ts.isNamedExports(exportClause)) {
    return exportClause.elements.map(
      ({ name, isTypeOnly: alone }) => `${isTypeOnly || alone ? 'type ' : ''}${name.text}`,
    );
  }
  if (exportClause || !moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) {
    throw new Error(`${file}: an export of a kind that this test does not know.`);
  }
  return namesOf(join(dirname(file), `${moduleSpecifier.text}.ts`));
}

// A new or removed name affects consumers. Update the snapshot deliberately, with a changeset
// (`pnpm vitest run --project unit packages/domain/src/exports -u`).
it('exports these names and no others', async () => {
  const lines = Object.entries(entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([entry, file]) => {
      const names = [...new Set(namesOf(file))].sort();
      return [`@tutoring/domain/${entry}`, ...names.map((name) => `  ${name}`)].join('\n');
    });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('exports.snapshot.txt');
});
