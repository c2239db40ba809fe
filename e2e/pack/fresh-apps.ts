/** Apps made from the README's quick starts: its code, and the minimum that each tool needs. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const readme = readFileSync(join(import.meta.dirname, '../../packages/ui/README.md'), 'utf8');

/** The first code behind a heading or a file's name. */
function exampleAfter(mark: string): string {
  const after = readme.slice(readme.indexOf(mark));
  const [, code] = /^```tsx\n([\s\S]*?)^```/m.exec(after) ?? [];
  if (!code || !readme.includes(mark)) throw new Error(`packages/ui/README.md has no code after “${mark}”.`);
  return code;
}

/** The address of the page with every component; Next.js only. */
export const EVERY = '/every';
const every = (file: string) => readFileSync(join(import.meta.dirname, `every/${file}.tsx`), 'utf8');

const routed = (file: string) => readFileSync(join(import.meta.dirname, `routed/${file}.tsx`), 'utf8');

/** Components that are not on that page, with the reason. */
const LEFT_OUT: Record<string, string> = {
  Provider: 'stands around it',
};
/** Exported classes, whose names look like components. */
const CLASSES = new Set(['ConsentStore']);

/** The exported components that neither file uses. */
export function missingParts(): string[] {
  const snapshot = readFileSync(join(import.meta.dirname, '../../packages/ui/src/exports.snapshot.txt'), 'utf8');
  const parts = [...snapshot.matchAll(/^ {2}([A-Z][a-z]\w*)$/gm)].map(([, name = '']) => name);
  const used = every('page') + every('client');
  return parts.filter((name) => !(name in LEFT_OUT) && !CLASSES.has(name) && !used.includes(`<${name}`));
}

function write(folder: string, files: Record<string, string | object>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
}

const TYPES = { '@types/react': 'latest', '@types/react-dom': 'latest', typescript: '~6.0.3' };
const STRICT = { strict: true, noEmit: true, jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler' };

/** Writes a Vite app without the library, which readers of the README install themselves. */
export function viteApp(folder: string, react: string): void {
  write(folder, {
    'package.json': {
      private: true,
      type: 'module',
      scripts: { build: 'tsc && vite build', start: 'vite preview' },
      dependencies: { react: `^${react}`, 'react-dom': `^${react}` },
      devDependencies: { ...TYPES, '@types/react': `^${react}`, '@types/react-dom': `^${react}`, vite: '^8' },
    },
    'tsconfig.json': { compilerOptions: { ...STRICT, target: 'es2022', types: ['vite/client'] }, include: ['src'] },
    'index.html':
      '<!doctype html><html lang="en"><title>Vite</title><div id="root"></div><script type="module" src="/src/main.tsx"></script></html>',
    'src/main.tsx': exampleAfter('`src/main.tsx`'),
  });
}

/** A Vite app with React Router: the page that journeys.ts uses, at whatever address. */
export function routerApp(folder: string, react: string): void {
  viteApp(folder, react);
  const file = join(folder, 'package.json');
  const described = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  described.dependencies['react-router'] = '^7';
  write(folder, {
    'package.json': described,
    'src/main.tsx': routed('react-router'),
    'src/routed-page.tsx': routed('page'),
  });
}

export function nextApp(folder: string, react: string): void {
  const providers = exampleAfter('`src/app/providers.tsx`').replace(
    /const SiteLink = .*;/,
    'const SiteLink = ({ href, ...rest }: LinkProps) => <Link href={href} {...rest} />;',
  );
  write(folder, {
    'package.json': {
      private: true,
      scripts: { build: 'next build', start: 'next start' },
      dependencies: {
        next: react === '18' ? '^15' : '^16',
        react: `^${react}`,
        'react-dom': `^${react}`,
      },
      // Next.js 15 declares no `.css` modules, which TypeScript 6 asks for.
      devDependencies: { ...TYPES, ...(react === '18' && { typescript: '~5.9' }), '@types/node': '^24' },
    },
    'tsconfig.json': {
      compilerOptions: {
        ...STRICT,
        lib: ['dom', 'dom.iterable', 'es2022'],
        skipLibCheck: true,
        esModuleInterop: true,
        isolatedModules: true,
      },
      include: ['src', 'next-env.d.ts'],
    },
    // Prerendering that rejects components which read the clock. Next.js 15 does not have it.
    ...(react !== '18' && { 'next.config.mjs': 'export default { cacheComponents: true };\n' }),
    'src/app/providers.tsx': providers.replace("'use client';\n", "'use client';\nimport Link from 'next/link';\n"),
    'src/app/globals.css': '/* The app’s own. */\n',
    'src/app/layout.tsx': exampleAfter('`src/app/layout.tsx`'),
    'src/app/page.tsx': exampleAfter('`src/app/page.tsx`'),
    'src/app/every/page.tsx': every('page'),
    'src/app/every/client.tsx': every('client'),
    'src/app/routed/routed-page.tsx': routed('page'),
    'src/app/routed/page.tsx': routed('next'),
    'src/app/routed/contact/page.tsx': "export { default } from '../page';\n",
    'src/app/routed/chemistry/page.tsx': "export { default } from '../page';\n",
  });
}
