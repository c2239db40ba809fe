import { LANGUAGES } from '../packages/domain/src/languages.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The groups of Storybook's menu. */
export const GROUPS = [
  'Shell',
  'Page',
  'Proof and facts',
  'The tutor’s hand',
  'Forms',
  'Tools',
  'Over the page',
  'Setup',
] as const;

/** A new component. */
export interface NewComponent {
  /** In PascalCase, such as `ReadingTime`. */
  name: string;
  /** Where Storybook lists it. */
  group: (typeof GROUPS)[number];
  /** Whether it has text of its own, which is a message in each language. @default false */
  hasMessages?: boolean;
}

/**
 * Creates the folder of a component of `@tutoring/ui`, and adds it to the lists that cannot be derived: the exports of the
 * package, the page that consumers' frameworks build, and the catalogue of messages if it has some.
 * @param root The repository.
 * @returns The written paths, relative to the root.
 * @throws {Error} if the name is invalid or exists.
 */
export function newComponent(root: string, { name, group, hasMessages = false }: NewComponent): string[] {
  if (!/^[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is not a valid name. Write it in PascalCase, such as ReadingTime.`);
  const folder = folderOf(name);
  const path = `packages/ui/src/${folder}`;
  if (existsSync(join(root, path))) throw new Error(`${path} exists already. Choose another name.`);
  const written = new Map<string, string>([
    [`${path}/index.ts`, indexOf(name, folder)],
    [`${path}/${folder}.tsx`, componentOf(name, folder, hasMessages)],
    [`${path}/${folder}.css.ts`, styleOf()],
    [`${path}/${folder}.stories.tsx`, storiesOf(name, folder, group)],
    [`${path}/${folder}.mdx`, pageOf(name, folder)],
    ...(hasMessages ? LANGUAGES : []).map(
      (language) => [`${path}/messages/${language}.ts`, messagesOf(language)] as const,
    ),
  ]);
  const change = (file: string, edit: (text: string) => string) =>
    written.set(file, edit(readFileSync(join(root, file), 'utf8')));
  change('packages/ui/package.json', (text) => withExports(text, folder, hasMessages));
  change('e2e/pack/every/page.tsx', (text) =>
    withSortedLine(
      text,
      /^import .* from '@tutoring\/ui\/.*;\n/gm,
      `import { ${name} } from '@tutoring/ui/${folder}';\n`,
    ).replace('      </main>', `        <${name}>A</${name}>\n      </main>`),
  );
  if (hasMessages) change('packages/ui/src/provider/catalogue.ts', (text) => inCatalogue(text, folder));
  mkdirSync(join(root, hasMessages ? `${path}/messages` : path), { recursive: true });
  for (const [file, text] of written) writeFileSync(join(root, file), text);
  return [...written.keys()];
}

/** `reading-time` for `ReadingTime`. */
const folderOf = (name: string) => name.replace(/(?<=.)([A-Z])/g, '-$1').toLowerCase();

/** Adds a component and its messages to the exports map, which is sorted. */
function withExports(text: string, folder: string, hasMessages: boolean): string {
  const manifest = JSON.parse(text) as { exports: Record<string, unknown> };
  const entries = [...Object.entries(manifest.exports), [`./${folder}`, entryOf(`${folder}/index`, folder)] as const];
  const messages = `${folder}/messages/*`;
  if (hasMessages) entries.push([`./${messages}`, entryOf(messages, messages)]);
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify({ ...manifest, exports: Object.fromEntries(sorted) }, null, 2)}\n`;
}

const entryOf = (types: string, code: string) => ({ types: `./dist/${types}.d.ts`, default: `./dist/${code}.js` });

/** Adds the type of a component's messages to the catalogue, in the form of the entries that are there. */
function inCatalogue(text: string, folder: string): string {
  const variable = folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const imported = withSortedLine(
    text,
    /^import type .* from '#.*\/messages\/en';\n/gm,
    `import type { en as ${variable} } from '#${folder}/messages/en';\n`,
  );
  const type = /^ {2}readonly .*\?: (\w+)<typeof /m.exec(imported)?.[1];
  const key = variable === folder ? folder : `'${folder}'`;
  return withSortedLine(
    imported,
    /^ {2}readonly .*\?: \w+<typeof .*;\n/gm,
    `  readonly ${key}?: ${type}<typeof ${variable}>;\n`,
  );
}

/** Inserts a line before the first matching line that sorts after it. */
function withSortedLine(text: string, lines: RegExp, line: string): string {
  const all = [...text.matchAll(lines)];
  const keyOf = (one: string) => /(?:from '|readonly '?)([^':?]*)/.exec(one)?.[1] ?? one;
  const next = all.find(([one]) => keyOf(one) > keyOf(line));
  const last = all.at(-1);
  const at = next?.index ?? (last ? last.index + last[0].length : text.length);
  return text.slice(0, at) + line + text.slice(at);
}

const indexOf = (name: string, folder: string) => `export { ${name} } from './${folder}';
export type { ${name}Props } from './${folder}';
`;

const componentOf = (name: string, folder: string, hasMessages: boolean) =>
  hasMessages ? componentWithMessages(name, folder) : componentWithoutMessages(name, folder);

const componentWithoutMessages = (
  name: string,
  folder: string,
) => `// Write it like ../badge/badge.tsx. Then delete this line.
import { forwardRef, type HTMLAttributes } from 'react';
import { cx } from '../lib/cx';
import * as styles from './${folder}.css';

export type ${name}Props = HTMLAttributes<HTMLDivElement>;

/** Say in one sentence what it is for. */
export const ${name} = forwardRef<HTMLDivElement, ${name}Props>(function ${name}({ className, ...rest }, ref) {
  return <div ref={ref} className={cx(styles.root, className)} {...rest} />;
});
`;

const componentWithMessages = (name: string, folder: string) => `'use client';
// Write it like ../badge/badge.tsx. Then delete this line.
import { forwardRef, type HTMLAttributes } from 'react';
import { en } from '#${folder}/messages/en';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMessages } from '../provider/provider';
import * as styles from './${folder}.css';

export interface ${name}Props extends HTMLAttributes<HTMLDivElement> {
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** Say in one sentence what it is for. */
export const ${name} = forwardRef<HTMLDivElement, ${name}Props>(function ${name}(
  { messages: overrides, className, children, ...rest },
  ref,
) {
  const messages = useMessages('${folder}', en, overrides);
  return (
    <div ref={ref} className={cx(styles.root, className)} {...rest}>
      {messages.label} {children}
    </div>
  );
});
`;

/** A file of messages. A translation begins as the English text, and `translations` reports it until someone confirms it. */
const messagesOf = (language: string) =>
  language === 'en'
    ? `export const en = {
  label: 'Label',
} satisfies Record<string, string>;
`
    : `import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ${language.replace('-', '')}: Translation<typeof en> = {
  label: 'Label',
};
`;

const styleOf = () => `import { partRoot } from '../lib/in-components';
import { vars } from '../styles/theme.css';

export const root = partRoot({ padding: vars.space['3'] });
`;

const storiesOf = (
  name: string,
  folder: string,
  group: string,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${folder}';

const meta = {
  title: '${group}/${name}',
  id: '${folder}',
  component: ${name},
  args: { children: 'A sample' },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
`;

const pageOf = (name: string, folder: string) => `import { Meta } from '@storybook/addon-docs/blocks';
import { Closing, Do, DoAndDont, Dont, Opening } from '../../../../.storybook/blocks';
import { ${name} } from './${folder}';
import * as stories from './${folder}.stories';

<Meta of={stories} />

<Opening />

Say when to use it, and what to use instead.

## Anatomy

1. **Root**: name each of its parts and what it is for.

## Do and don’t

<DoAndDont>
<Do>

- Say what makes it work well.

</Do>
<Dont>

- Say what it is not for.

</Dont>
</DoAndDont>

## Keyboard

It takes no keys.

<Closing parts={{ ${name} }} />
`;

/**
 * The steps after the files exist, for one component.
 * @param contributing CONTRIBUTING.md, whose steps are for a component named ReadingTime.
 */
export function nextSteps(contributing: string, name: string): string {
  const steps = /^\*\*A component\.\*\*[^]*?\n\n(1\. [^]*?)\n\n/m.exec(contributing)?.[1];
  if (!steps) throw new Error('CONTRIBUTING.md has no numbered steps after "**A component.**". Write them there.');
  return steps.replaceAll('ReadingTime', name).replaceAll('reading-time', folderOf(name));
}
