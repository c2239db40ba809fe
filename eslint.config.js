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
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './packages/*/tsconfig.json', './site/tsconfig.json', './e2e/tsconfig.json'],
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
    ['site/src/**', 'site/gatsby/**'],
    [
      {
        group: ['@tutoring/edge*', '**/packages/**'],
        allowTypeImports: true,
        message: 'The site takes values from ui and domain only.',
      },
    ],
  ),
  {
    files: ['site/src/**'],
    ignores: ['site/src/platform/**', 'site/src/templates/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['gatsby'], message: 'Only src/platform and templates know Gatsby.' },
            { group: ['@tutoring/edge*', '**/packages/**'], message: 'The site takes values from ui and domain only.' },
            { group: ['*.css'], message: 'The site has no CSS of its own.' },
          ],
        },
      ],
    },
  },
  prettier,
);
