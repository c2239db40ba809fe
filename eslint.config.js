import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What a package must not import: `domain` nobody, `ui` only domain, `desk` only ui and domain, `edge` only domain, `site` never the edge. */
const forbidden = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** What no code of the site may import. */
const siteRules = [
  { group: ['gatsby'], allowTypeImports: true, message: 'Gatsby builds the pages; nothing of it runs in them.' },
  { group: ['@tutoring/edge*', '**/packages/**'], message: 'The site imports ui and domain only.' },
  { group: ['*.css'], message: 'The site has no CSS of its own.' },
];

/**
 * The folders of site/src, and what each must not import: shared ← client/islands ← mdx ← render, shared ← client,
 * shared ← build ← loaders. gatsby-node.ts connects the build with the components.
 */
const siteFolder = (files, folders, more = []) =>
  forbidden(
    files,
    [
      ...siteRules,
      ...(folders.length > 0
        ? [
            {
              regex: `^\\.{1,2}/(.*/)?(${folders.join('|')})/`,
              message: `Imports run one way here (docs/adr/0030): this folder does not import ${folders.join(', ')}.`,
            },
          ]
        : []),
      ...more,
    ],
    ['**/*.test.ts'],
  );

/** What every visitor runs has no React. */
const withoutReact = {
  group: [
    'react*',
    '@tutoring/ui/*',
    '!@tutoring/ui/consent',
    '!@tutoring/ui/consent-receipt',
    '!@tutoring/ui/enhance',
    '!@tutoring/ui/internal',
    '@tutoring/ui/internal/*',
    '!@tutoring/ui/internal/forget',
    '!@tutoring/ui/internal/install-prompt',
    '!@tutoring/ui/internal/print-alone',
    '!@tutoring/ui/internal/storage',
    '!@tutoring/ui/chat-enhance',
    '!@tutoring/ui/mark-exercise-enhance',
    '!@tutoring/ui/video-enhance',
  ],
  allowTypeImports: true,
  message: 'Every visitor runs this: it enhances the HTML without React.',
};

const edgeRules = [
  { group: ['react*', '@tutoring/ui*', 'gatsby*', '**/site/**'], message: 'edge imports domain only.' },
];

/** The folders of packages/edge/src: a folder imports only folders of the lines above its own. */
const EDGE_LAYERS = [
  ['lib'],
  ['request'],
  ['leads'],
  ['mail'],
  ['outbox'],
  ['bot-check', 'chat', 'reports'],
  ['alerts'],
  ['submission'],
  ['pages'],
  ['owner'],
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
    // Schools name its hash, so nothing may change it.
    'site/static/embed/',
    // A consumer's code, checked by its own build (e2e/pack/release.ts).
    'e2e/pack/every/',
    'e2e/pack/routed/',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // .oxlintrc.json has the rules that need types.
    extends: [tseslint.configs.recommended],
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
    rules: { 'no-empty-pattern': 'off', 'no-control-regex': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly', exports: 'writable' } },
  },
  forbidden(
    ['packages/domain/src/**'],
    [
      {
        group: ['react*', '@tutoring/*', 'gatsby*'],
        message: 'domain is plain TypeScript and imports no other package.',
      },
    ],
  ),
  forbidden(
    ['packages/ui/src/**'],
    [
      {
        group: ['gatsby*', '@tutoring/edge*', '**/site/**', '**/analytics/**'],
        message: 'ui imports no router, no site and no analytics: take it as a prop.',
      },
    ],
  ),
  forbidden(
    ['packages/ui/src/**/*.test.tsx'],
    [
      {
        group: ['react-dom/client'],
        message: 'Tests render with @testing-library/react: `render(element)`, or `hydrate` of lib/server-written.',
      },
      {
        group: ['gatsby*', '@tutoring/edge*', '**/site/**', '**/analytics/**'],
        message: 'ui knows no router, no site and no analytics: take it as a prop.',
      },
    ],
    // Testing Library cannot set `identifierPrefix`.
    ['packages/ui/src/lead-form/summary-link.test.tsx'],
  ),
  forbidden(
    ['packages/desk/src/**'],
    [
      {
        group: ['gatsby*', '@tutoring/edge*', '@tutoring/site*', '**/site/**', '**/packages/**', '**/ui/src/**'],
        message: 'desk imports ui and domain only, by their entries.',
      },
    ],
    ['**/*.mdx'],
  ),
  forbidden(['packages/edge/src/**'], edgeRules),
  ...EDGE_LAYERS.flatMap((layer, at) =>
    layer.map((folder) =>
      forbidden(
        [`packages/edge/src/${folder}/**`],
        [
          ...edgeRules,
          {
            regex: `^\\.\\./(${EDGE_LAYERS.slice(at)
              .flat()
              .filter((other) => other !== folder)
              .join('|')})/`,
            message: `${folder} imports only folders that stand above it in EDGE_LAYERS (eslint.config.js).`,
          },
        ],
      ),
    ),
  ),
  // It renders one component (docs/adr/0058).
  forbidden(
    ['packages/edge/src/pages/marked/render.ts'],
    [{ group: ['gatsby*', '**/site/**'], message: 'The edge never imports the site.' }],
  ),
  siteFolder(['site/src/shared/**'], ['build', 'client', 'mdx', 'render']),
  siteFolder(['site/src/build/**'], ['client', 'mdx', 'render']),
  siteFolder(
    ['site/src/client/{bootstrap,embed,enhance,service-worker}/**'],
    ['build', 'islands', 'mdx', 'render', 'messages'],
    [withoutReact],
  ),
  siteFolder(['site/src/client/islands/**'], ['build', 'enhance', 'mdx', 'render']),
  siteFolder(['site/src/mdx/**/*.tsx'], ['build', 'enhance', 'render']),
  siteFolder(
    ['site/src/mdx/**/*.ts'],
    ['client', 'render'],
    [{ group: ['react*'], allowTypeImports: true, message: 'Schemas and loaders run in the build, without React.' }],
  ),
  siteFolder(['site/src/render/**'], ['build', 'enhance']),
  {
    files: [
      'site/src/{build,mdx,render,shared}/**',
      'site/src/client/enhance/*.ts',
      'site/src/client/enhance/{overlays,pages,region}/**',
    ],
    // Photos are left out from the moment a consent ends; requests are timed.
    ignores: ['**/*.test.ts', '**/mdx/facts/people/**', '**/build/citations/**', '**/build-day.ts', '**/clock.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          "NewExpression[callee.name='Date'][arguments.length=0]",
        ].map((selector) => ({
          selector,
          message:
            'Pages of one build, and a preview of another day, need one date: buildDay() of build/model/build-day.ts, or now() of client/enhance/clock.ts.',
        })),
      ],
    },
  },
  prettier,
);
