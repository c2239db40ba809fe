/** Apps made from the README's quick starts: its code, and the minimum that each tool needs. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brandSheet } from './second-brand.ts';

const ofFolder = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const readme = ofFolder('../../packages/ui/README.md');

/** The first code behind a heading or a file's name. */
function exampleAfter(mark: string, language = 'tsx'): string {
  const after = readme.slice(readme.indexOf(mark));
  const [, code] = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(after) ?? [];
  if (!code || !readme.includes(mark)) throw new Error(`packages/ui/README.md has no code after “${mark}”.`);
  return code;
}

/** The page with every component, in strict mode and in Arabic, from right to left. */
export const EVERY = '/every';
/** The page with links and dialogs that lead on through the app's router, in Astro `<ClientRouter />`. */
export const ROUTED = '/routed';
const every = (name: string) => ({ [`src/every/${name}.tsx`]: ofFolder(`every/${name}.tsx`) });
const EVERY_IN_ARABIC = { ...every('page'), ...every('client'), ...every('in-arabic') };

/** Components that are not on that page, with the reason. */
const LEFT_OUT: Record<string, string> = {
  Provider: 'stands around it',
};
/** Exported classes, whose names look like components. */
const CLASSES = new Set(['ConsentStore']);

/** The exported components that neither file uses, by one of their names: `Dialog.Title` is also `DialogTitle`. */
export function missingParts(): string[] {
  const snapshot = readFileSync(join(import.meta.dirname, '../../packages/ui/src/exports.snapshot.txt'), 'utf8');
  const used = ofFolder('every/page.tsx') + ofFolder('every/client.tsx');
  const isUsed = (name: string) => new RegExp(`<(?:\\w+\\.)?${name}\\b`).test(used);
  return snapshot.split(/^@/m).flatMap((entry) => {
    const names = [...entry.matchAll(/^ {2}([A-Z][a-z]\w*)$/gm)].map(([, name = '']) => name);
    const otherName = (name: string) => names.find((part) => names.some((root) => root + part === name)) ?? name;
    return names.filter(
      (name) => !(name in LEFT_OUT) && !CLASSES.has(name) && !isUsed(name) && !isUsed(otherName(name)),
    );
  });
}

function write(folder: string, files: Record<string, string | object>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
}

const libraries = (react: string) => ({ react: `^${react}`, 'react-dom': `^${react}` });
const types = (react: string) => ({
  '@types/react': `^${react}`,
  '@types/react-dom': `^${react}`,
  typescript: '~6.0.3',
});
/** The strictest settings that an app may have. They also check the library's own types. */
const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  noEmit: true,
  allowImportingTsExtensions: true,
  jsx: 'react-jsx',
  module: 'esnext',
  moduleResolution: 'bundler',
};
const STYLES = ['core', 'reset', 'components'].map((name) => `import '@tutoring/ui/${name}.css';\n`).join('');

/**
 * Writes a Vite app with three pages: the quick start, every component, and React Router.
 * @param react The major version of React.
 */
export function viteApp(folder: string, react: string): void {
  const page = (script: string, attributes = 'lang="en"') =>
    `<!doctype html><html ${attributes}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vite</title><div id="root"></div><script type="module" src="/src/${script}.tsx"></script></html>`;
  write(folder, {
    'package.json': {
      private: true,
      type: 'module',
      scripts: {
        dev: 'vite',
        build: 'tsc && tsc --module nodenext --moduleResolution nodenext && vite build',
        start: 'vite preview',
        test: 'vitest run',
      },
      dependencies: { ...libraries(react), 'react-router': '^7' },
      devDependencies: {
        ...types(react),
        '@testing-library/dom': '^10',
        '@testing-library/react': '^16',
        '@testing-library/user-event': '^14',
        '@vitejs/plugin-react': '^6',
        jsdom: '^31',
        vite: '^8',
        vitest: '^5',
      },
    },
    'tsconfig.json': { compilerOptions: { ...STRICT, target: 'es2022', types: ['vite/client'] }, include: ['src'] },
    'vite.config.js': `import react from '@vitejs/plugin-react';
export default {
  plugins: [react()],
  build: {
    sourcemap: true,
    // The page with every component is large.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: ['index.html', 'every.html', 'routed.html'] },
  },
  test: { environment: 'jsdom', setupFiles: './test/setup.ts' },
};
`,
    'index.html': page('main'),
    'every.html': page('every', 'lang="ar" dir="rtl" data-theme="dark"'),
    'routed.html': page('routed/react-router'),
    'src/main.tsx': `${exampleAfter('`src/main.tsx`')}import './brand.css';\n`,
    'src/every.tsx': `${STYLES}import './brand.css';
import { createRoot } from 'react-dom/client';
import { InArabic } from './every/in-arabic.tsx';
createRoot(document.getElementById('root')!).render(<InArabic />);
`,
    ...EVERY_IN_ARABIC,
    'src/brand.css': brandSheet(),
    'src/routed/react-router.tsx': ofFolder('routed/react-router.tsx'),
    'src/routed/routed-page.tsx': ofFolder('routed/page.tsx'),
    'test/setup.ts': ofFolder('../consumer/setup.ts'),
    'test/components.test.tsx': ofFolder('../consumer/components.test.tsx'),
  });
}

/** Writes a Next.js app (App Router) with the same pages. The one with every component is a server component. */
export function nextApp(folder: string, react: string): void {
  const is18 = react === '18';
  const providers = exampleAfter('`src/app/providers.tsx`')
    .replace("'use client';\n", "$&import Link from 'next/link';\n")
    .replace(
      /const SiteLink = .*;/,
      is18
        ? "import { forwardRef } from 'react';\nconst SiteLink = forwardRef<HTMLAnchorElement, LinkProps>(({ href, ...rest }, ref) => <Link ref={ref} href={href} {...rest} />);"
        : 'const SiteLink = ({ href, ...rest }: LinkProps) => <Link href={href} {...rest} />;',
    );
  const layout = exampleAfter('`src/app/layout.tsx`');
  write(folder, {
    'package.json': {
      private: true,
      scripts: { dev: 'next dev', build: 'next build', start: 'next start' },
      // The App Router has a React of its own. Next.js 14 is the last whose React is 18.
      dependencies: { next: is18 ? '^14.2' : '^16', ...libraries(react) },
      devDependencies: {
        ...types(react),
        // Next.js 14 declares no `.css` modules, which TypeScript 6 asks for.
        ...(is18 && { typescript: '~5.9' }),
        '@types/node': '^24',
      },
    },
    'tsconfig.json': {
      compilerOptions: {
        ...STRICT,
        // Next.js's own types do not compile with these.
        exactOptionalPropertyTypes: false,
        skipLibCheck: true,
        lib: ['dom', 'dom.iterable', 'es2022'],
        esModuleInterop: true,
        isolatedModules: true,
      },
      include: ['src', 'next-env.d.ts'],
    },
    // Prerendering that rejects components which read the clock. Next.js 14 does not have it.
    'next.config.mjs': `export default { reactStrictMode: true, ${is18 ? '' : 'cacheComponents: true, partialPrefetching: true'} };\n`,
    ...nextRoot('english', providers, layout),
    'src/app/(english)/page.tsx': exampleAfter('`src/app/page.tsx`'),
    'src/app/(english)/routed/routed-page.tsx': ofFolder('routed/page.tsx'),
    'src/app/(english)/routed/page.tsx': ofFolder('routed/next.tsx'),
    'src/app/(english)/routed/contact/page.tsx': "export { default } from '../page';\n",
    'src/app/(english)/routed/chemistry/page.tsx': "export { default } from '../page';\n",
    ...nextRoot(
      'arabic',
      providers
        .replace("'use client';\n", "$&import { ar } from '@tutoring/ui/messages/ar';\n")
        .replace('<Provider ', '$&lang="ar" messages={ar} '),
      layout.replace('<html lang="en">', '<html lang="ar" dir="rtl">'),
    ),
    'src/app/(arabic)/every/page.tsx': ofFolder('every/page.tsx'),
    'src/app/(arabic)/every/client.tsx': ofFolder('every/client.tsx'),
  });
}

/** A root layout of Next.js with its pages in a folder. An app has one for each language, because it sets `<html lang>`. */
const nextRoot = (name: string, providers: string, layout: string) => ({
  [`src/app/(${name})/providers.tsx`]: providers,
  [`src/app/(${name})/layout.tsx`]: layout,
  [`src/app/(${name})/globals.css`]: brandSheet(),
});

/**
 * Writes an Astro app with the quick start, whose menus work without React, every component in an island, and pages that
 * `<ClientRouter />` swaps.
 */
export function astroApp(folder: string, react: string): void {
  write(folder, {
    'package.json': {
      private: true,
      type: 'module',
      scripts: { dev: 'astro dev', build: 'astro check && astro build', start: 'astro preview' },
      dependencies: { astro: '^7', '@astrojs/react': '^7', ...libraries(react) },
      devDependencies: { ...types(react), '@astrojs/check': '^0.9' },
    },
    'tsconfig.json': {
      extends: 'astro/tsconfigs/strictest',
      compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react' },
      include: ['.astro/types.d.ts', 'src'],
    },
    'astro.config.mjs': `import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
export default defineConfig({
  integrations: [react()],
  // Its script answers 504 once \`<ClientRouter />\` has made Vite bundle more of Astro's modules.
  devToolbar: { enabled: false },
});
`,
    'src/pages/index.astro': exampleAfter('`src/pages/index.astro`', 'astro').replace(
      /^import '@tutoring\/ui\/components.css';$/m,
      "$&\nimport '../brand.css';",
    ),
    'src/pages/every.astro': `---
${STYLES}import '../brand.css';
import { InArabic } from '../every/in-arabic.tsx';
---
<!doctype html>
<html lang="ar" dir="rtl" data-theme="dark">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Every part</title>
  </head>
  <body>
    <InArabic client:load />
  </body>
</html>
`,
    ...EVERY_IN_ARABIC,
    'src/pages/routed/[...page].astro': ofFolder('routed/page.astro').replace(
      '// The README’s code.\n',
      exampleAfter('`<ClientRouter />`', 'ts'),
    ),
    'src/routed/routed-page.tsx': ofFolder('routed/page.tsx'),
    'src/brand.css': brandSheet(),
  });
}

/** What each tool's app is made by. */
export const APPS = { vite: viteApp, next: nextApp, astro: astroApp };
export type Kind = keyof typeof APPS;
