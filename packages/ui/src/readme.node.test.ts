import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ui = join(import.meta.dirname, '..');
/** The code blocks. Some import each other, so each has its file name if the line before gives one. */
const blocks = [
  ...readFileSync(join(ui, 'README.md'), 'utf8').matchAll(
    /(?:`([\w/.]+\.tsx)`[^\n`]*:\n\n)?^```(\w+)\n([\s\S]*?)^```/gm,
  ),
].map(([, file = '', language = '', text = '']) => ({ file, language, text }));
const isCode = (language: string) => /^(tsx?|jsx?)$/.test(language);

/** A consumer's compiler options: strict, with a bundler's module resolution. */
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['vite/client'],
};

/** The compiler's errors. The files are beside package.json, where the package can import itself by its exports map. */
function compile(examples: { file?: string; text: string }[]): string[] {
  const files = new Map(
    examples.map(({ file, text }, index) => [join(ui, file ? basename(file) : `readme-${index}.tsx`), text]),
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name);
    return text === undefined ? getSourceFile(name, ...rest) : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName.split('/').at(-1) ?? ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

it('has examples that compile against the built package', { timeout: 60_000 }, () => {
  expect(existsSync(join(ui, 'dist/header/index.d.ts')), 'pnpm build:packages comes first').toBe(true);
  const examples = blocks.filter(({ language }) => isCode(language));
  expect(examples.length).toBeGreaterThan(0);
  expect(compile(examples)).toEqual([]);
});

it('does not mention the unpublished entry', () => {
  expect(readFileSync(join(ui, 'README.md'), 'utf8')).not.toContain('@tutoring/ui/internal');
});

it('has code blocks only in compiled languages, shell and CSS', () => {
  const others = blocks.map(({ language }) => language).filter((language) => !isCode(language));
  // e2e/pack/release.ts builds the app of the Astro example, and serves the apps with the policy.
  expect(new Set(others)).toEqual(new Set(['sh', 'css', 'astro', 'http']));
});

it('names each function that works without React, and its element', () => {
  const readme = readFileSync(join(ui, 'README.md'), 'utf8');
  const components = globSync('src/*/*.tsx', { cwd: ui }).filter((file) => !/\.(?:test|stories)\.tsx$/.test(file));
  const elements = components.flatMap(
    (file) => readFileSync(join(ui, file), 'utf8').match(/data-enhance="[\w-]+"/g) ?? [],
  );
  const exported = readFileSync(join(import.meta.dirname, 'exports.snapshot.txt'), 'utf8');
  const functions = [...exported.matchAll(/^ {2}(enhance\w+)$/gm)].map(([, name]) => `\`${name}`);
  expect(elements.length).toBeGreaterThan(10);
  expect([...elements, ...functions].filter((name) => !readme.includes(name))).toEqual([]);
});

it('documents a `messages` prop whose type rejects unknown messages', { timeout: 60_000 }, () => {
  const give = (messages: string) => ({
    text: `import { Provider } from '@tutoring/ui/provider';
    export const page = <Provider messages={${messages}}>A</Provider>;`,
  });
  expect(compile([give("{ dialog: { close: 'Zu' } }")])).toEqual([]);
  expect(compile([give("{ dialog: { closes: 'Zu' } }")]).join()).toContain("'closes' does not exist");
  expect(compile([give("{ dialogue: { close: 'Zu' } }")]).join()).toContain("'dialogue' does not exist");
});
