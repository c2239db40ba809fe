/** The code blocks of documentation, and what is wrong with them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../../..');
const UI = join(import.meta.dirname, '..');

/** A code block. */
export interface Example {
  /** The page, from the project's root. */
  page: string;
  /** The line in the page before the first line of code. */
  line: number;
  /** Its file, if the line before the block names one: the files of a page import each other. */
  file: string;
  language: string;
  text: string;
}

/** The pages with examples: READMEs, Storybook's pages, and what a release asks of consumers. */
export function pagesWithExamples(): string[] {
  const patterns = ['packages/ui/*.md', 'packages/{desk,ui}/src/**/*.mdx', '.storybook/**/*.mdx'];
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((page) => !page.endsWith('CHANGELOG.md'));
}

/** The code blocks of a page. */
export function examplesOf(page: string): Example[] {
  return examplesIn(page, readFileSync(join(ROOT, page), 'utf8'));
}

/** The code blocks of a page's text. */
export function examplesIn(page: string, text: string): Example[] {
  const blocks = text.matchAll(/(?:`([\w/.-]+\.(?:tsx?|mjs|astro))`[^\n]*:\n\n)?^```(\w*)\n([\s\S]*?)^```/gm);
  return [...blocks].map(({ index, 0: block, 1: file = '', 2: language = '', 3: code = '' }) => {
    const before = text.slice(0, index + block.indexOf('```'));
    return { page, line: before.split('\n').length, file, language, text: code };
  });
}

/** A consumer's compiler options: strict, with a bundler's module resolution. */
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  checkJs: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['vite/client', 'node'],
};

/** The little of other tools that examples use. They are not installed here; e2e/pack builds apps with the real ones. */
const OTHER_TOOLS = `
declare module 'next/link' {
  import type { AnchorHTMLAttributes, ForwardRefExoticComponent, RefAttributes } from 'react';
  type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string } & RefAttributes<HTMLAnchorElement>;
  const Link: ForwardRefExoticComponent<Props>;
  export default Link;
}
declare module 'astro/config' {
  export function defineConfig(config: { integrations?: object[]; site?: string }): object;
}
declare module '@astrojs/react' {
  export default function react(): object;
}
declare module 'style-dictionary' {
  export default class StyleDictionary {
    constructor(config: { source: string[]; platforms: Record<string, object> });
    buildAllPlatforms(): Promise<void>;
  }
}
/** The elements of an Astro template have the attributes of HTML, not React's. */
declare module 'html/jsx-runtime' {
  import type { JSXElementConstructor, ReactNode } from 'react';
  export namespace JSX {
    type ElementType = string | JSXElementConstructor<any>;
    type Element = ReactNode;
    interface ElementAttributesProperty { props: object }
    interface ElementChildrenAttribute { children: object }
    interface IntrinsicElements { [name: string]: any }
  }
  export const Fragment: unique symbol;
  export const jsx: unknown;
  export const jsxs: unknown;
}
`;
/** Beside package.json, so that the package imports itself by its exports map. The folder does not exist. */
const FOLDER = join(UI, 'examples');
const DECLARED = join(FOLDER, 'other-tools.d.ts');

const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;
const scriptsIn = (html: string) => [...html.matchAll(SCRIPT)].map(([, script = '']) => script);

/** What of an example the compiler reads: an Astro file as its script with its template as JSX; scripts alone. */
function modulesOf({ language, text }: Example): string[] {
  if (language === 'html') return scriptsIn(text);
  if (language !== 'astro') return /^(?:[jt]sx?|mjs)$/.test(language) ? [text] : [];
  const [, script = '', template = text] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(text) ?? [];
  const jsx = template
    .replace(/<!doctype html>/i, '')
    .replace(SCRIPT, '')
    .replace(/ client:\w+(?:="[^"]*")?/g, '');
  return [`/** @jsxImportSource html */\n${script}\nexport const template = <>${jsx}</>;`, ...scriptsIn(template)];
}

/** The compiler's errors in the code of some examples. */
export function compile(examples: readonly Example[]): string[] {
  const files = new Map([[DECLARED, OTHER_TOOLS]]);
  const placeOf = new Map<string, string>();
  for (const example of examples) {
    const { page, line, file, language } = example;
    const folder = join(FOLDER, page.replaceAll(/[^\w-]/g, '-'));
    modulesOf(example).forEach((text, index) => {
      // An Astro file is in its folder too, because it imports its neighbours.
      const astro = language === 'astro' ? `${file}-` : '';
      const named = file && index === 0 && !astro ? file : `${astro}line-${line}-${index}.tsx`;
      files.set(join(folder, named), text);
      placeOf.set(join(folder, named), `${page}, in the code from line ${line} on`);
    });
  }
  const folders = new Set([...files.keys()].flatMap(foldersOf));
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    directoryExists: (name) => folders.has(name) || ts.sys.directoryExists(name),
    fileExists: (name) => files.has(name) || disk.fileExists(name),
    readFile: (name) => files.get(name) ?? disk.readFile(name),
    getSourceFile(name, ...rest) {
      const text = files.get(name);
      return text === undefined
        ? disk.getSourceFile(name, ...rest)
        : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
    },
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    const place = file ? (placeOf.get(file.fileName) ?? relative(ROOT, file.fileName)) : '';
    return `${place}, line ${line} of it: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

function foldersOf(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, index) => parts.slice(0, index).join('/')).filter((folder) => folder.startsWith(FOLDER));
}

/** The custom properties in examples of CSS that the built stylesheets do not have. */
export function unknownProperties(examples: readonly Example[]): string[] {
  const built = ['core', 'components'].map((name) => readFileSync(join(UI, `dist/${name}.css`), 'utf8')).join('');
  return examples.flatMap(({ page, text }) =>
    [...text.matchAll(/--tutoring-[\w-]+/g)]
      .map(([name]) => name)
      .filter((name) => !built.includes(name))
      .map((name) => `${page}: ${name}`),
  );
}

/** The stylesheets, fonts and other files of the package that examples name and the package does not have. */
export function missingFiles(examples: readonly Example[]): string[] {
  const { exports } = JSON.parse(readFileSync(join(UI, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { default: string }>;
  };
  const fileOf = (entry: string) => {
    const exact = exports[entry];
    const [pattern, target] = exact
      ? [entry, exact]
      : (Object.entries(exports).find(([key]) => key.endsWith('*') && entry.startsWith(key.slice(0, -1))) ?? []);
    const path = typeof target === 'object' ? target.default : target;
    return path?.replace('*', entry.slice((pattern?.length ?? 1) - 1)) ?? '';
  };
  return examples.flatMap(({ page, text }) =>
    [...text.matchAll(/@tutoring\/ui(\/[\w./-]*\w)/g)]
      .map(([, path = '']) => path)
      .filter((path) => !/\.(?:mdx?|tgz)$/.test(path))
      .map((path) => path.replace(/^\/dist\//, '/'))
      .filter((path) => !existsSync(join(UI, fileOf(`.${path}`))) && !existsSync(join(UI, 'dist', path)))
      .map((path) => `${page}: @tutoring/ui${path}`),
  );
}
