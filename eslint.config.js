import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What a room may not import: `domain` nobody, `ui` only domain, `edge` only domain, `site` never the edge. */
const forbidden = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** What nothing in the site's pages may import. */
const siteRules = [
  { group: ['gatsby'], allowTypeImports: true, message: 'Gatsby builds the pages; nothing of it runs in them.' },
  {
    group: ['@tutoring/edge*', '**/packages/**', '**/build/**'],
    allowTypeImports: true,
    message: 'The site takes values from ui and domain only.',
  },
  { group: ['*.css'], message: 'The site has no CSS of its own.' },
];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/public/',
    '**/.cache/',
    '**/.wrangler/',
    '**/generated/',
    'storybook-static/',
    '.artefacts/',
    '.vendor/',
    // A consumer's code, checked by its own build (e2e/pack/release.ts).
    'e2e/pack/every/',
    'e2e/pack/routed/',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          './tsconfig.json',
          './packages/*/tsconfig.json',
          './site/tsconfig.json',
          './site/tsconfig.worker.json',
          './e2e/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    extends: [jsxA11y.flatConfigs.strict],
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'e2e/**'],
    // Answers of requests and spies have the types the test says they have.
    rules: { '@typescript-eslint/unbound-method': 'off', 'no-empty-pattern': 'off', 'no-control-regex': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly', exports: 'writable' } },
  },
  forbidden(
    ['packages/domain/src/**'],
    [{ group: ['react*', '@tutoring/*', 'gatsby*'], message: 'domain is plain TypeScript and imports no other room.' }],
  ),
  forbidden(
    ['packages/ui/src/**'],
    [
      {
        group: ['gatsby*', '@tutoring/edge*', '**/site/**', '**/analytics/**'],
        message: 'ui knows no router, no site and no analytics: take it as a prop.',
      },
    ],
  ),
  forbidden(
    ['packages/edge/src/**'],
    [{ group: ['react*', '@tutoring/ui*', 'gatsby*', '**/site/**'], message: 'edge imports domain only.' }],
  ),
  forbidden(
    ['site/build/**'],
    [
      {
        group: ['@tutoring/edge*', '**/packages/**'],
        allowTypeImports: true,
        message: 'The site takes values from ui and domain only.',
      },
    ],
  ),
  forbidden(['site/src/**'], [...siteRules]),
  forbidden(
    ['site/src/vocabulary/**/*.ts'],
    [
      {
        group: ['react*', 'gatsby*', '@tutoring/ui/*', '@tutoring/edge*', '**/packages/**', '**/app/**', '**/shell/**'],
        allowTypeImports: true,
        message: 'In src/vocabulary, .ts runs in the build and .tsx shows: what a word takes and finds has no React.',
      },
    ],
  ),
  forbidden(
    ['site/src/vocabulary/**/*.tsx'],
    [
      ...siteRules,
      {
        regex: '/(words|facts)$',
        allowTypeImports: true,
        message: 'In src/vocabulary, .ts runs in the build and .tsx shows: a view takes only types of what was found.',
      },
    ],
  ),
  forbidden(
    ['site/src/page/**', 'site/src/contract/**'],
    [
      ...siteRules,
      {
        group: [
          'react*',
          '@tutoring/ui/*',
          '!@tutoring/ui/consent',
          '!@tutoring/ui/consent-receipt',
          '!@tutoring/ui/enhance',
          '!@tutoring/ui/install-prompt',
          '!@tutoring/ui/storage',
          '!@tutoring/ui/video-enhance',
        ],
        allowTypeImports: true,
        message: 'What every visitor runs has no React: boot and visit enhance what the server wrote.',
      },
      {
        group: ['**/app/**', '**/shell/**', '**/vocabulary/**', '**/languages/**'],
        allowTypeImports: true,
        message: 'src/page comes before src/app, and shares contract/ with it.',
      },
    ],
  ),
  forbidden(
    ['site/src/app/{wake,part-root,failed}.tsx', 'site/src/app/parts/**'],
    [
      ...siteRules,
      {
        group: ['**/page/**', '**/shell/**', '**/vocabulary/**', '**/languages/*', '!**/languages/types'],
        allowTypeImports: true,
        message: 'A live part gets its words, its props and the visit as arguments.',
      },
    ],
  ),
  prettier,
);
