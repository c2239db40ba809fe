import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Returns the run-time imports of a module, and the imports of those modules: paths for files, and package names as written. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
  for (const statement of source.statements) {
    const isType = ts.isImportDeclaration(statement)
      ? statement.importClause?.isTypeOnly
      : !ts.isExportDeclaration(statement) || statement.isTypeOnly;
    if (isType) continue;
    const { moduleSpecifier } = statement as ts.ImportDeclaration;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) continue;
    const name = moduleSpecifier.text;
    const path = join(dirname(file), `${name}.ts`);
    const known = name.startsWith('.') ? path : name;
    if (seen.has(known)) continue;
    seen.add(known);
    if (name.startsWith('.') && existsSync(path)) importsOf(path, seen);
  }
  return seen;
}

// Every page loads the first, and loads the second once the visitor interacts.
it.each([
  ['consent.ts', 'enhance-banner.ts'],
  ['enhance-receipt.ts', '../lib/copy.ts'],
])('%s needs neither React nor a stylesheet', (file, needed) => {
  const imports = [...importsOf(join(import.meta.dirname, file))];
  expect(imports).toContain(join(import.meta.dirname, needed));
  expect(imports.filter((name) => !/^@tutoring\/domain\/[\w-]+$|\.ts$/.test(name) || name.includes('.css'))).toEqual(
    [],
  );
});

it('consent.ts does not import the receipt', () => {
  const imports = importsOf(join(import.meta.dirname, 'consent.ts'));
  expect(imports).not.toContain(join(import.meta.dirname, 'enhance-receipt.ts'));
  expect(imports).not.toContain('@tutoring/domain/consent-receipt');
});
