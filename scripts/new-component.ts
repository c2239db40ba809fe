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
}

/**
 * Creates the folder of a component of `@tutoring/ui`, and adds it to the two lists that cannot be derived: the exports of the
 * package, and the page that consumers' frameworks build.
 * @param root The repository.
 * @returns The written paths, relative to the root.
 * @throws {Error} if the name is invalid or exists.
 */
export function newComponent(root: string, { name, group }: NewComponent): string[] {
  if (!/^[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is not a valid name. Write it in PascalCase, such as ReadingTime.`);
  const folder = name.replace(/(?<=.)([A-Z])/g, '-$1').toLowerCase();
  const path = `packages/ui/src/${folder}`;
  if (existsSync(join(root, path))) throw new Error(`${path} exists already. Choose another name.`);
  const written = new Map<string, string>([
    [`${path}/index.ts`, indexOf(name, folder)],
    [`${path}/${folder}.tsx`, componentOf(name, folder)],
    [`${path}/${folder}.css.ts`, styleOf()],
    [`${path}/${folder}.stories.tsx`, storiesOf(name, folder, group)],
    [`${path}/${folder}.mdx`, pageOf(name, folder)],
  ]);
  const change = (file: string, edit: (text: string) => string) =>
    written.set(file, edit(readFileSync(join(root, file), 'utf8')));
  change('packages/ui/package.json', (text) => withExport(text, folder));
  change('e2e/pack/every/page.tsx', (text) =>
    withSortedLine(
      text,
      /^import .* from '@tutoring\/ui\/.*;\n/gm,
      `import { ${name} } from '@tutoring/ui/${folder}';\n`,
    ).replace('      </main>', `        <${name}>A</${name}>\n      </main>`),
  );
  mkdirSync(join(root, path));
  for (const [file, text] of written) writeFileSync(join(root, file), text);
  return [...written.keys()];
}

/** Adds a component to the exports map, which is sorted. */
function withExport(text: string, folder: string): string {
  const manifest = JSON.parse(text) as { exports: Record<string, unknown> };
  const entry = { types: `./dist/${folder}/index.d.ts`, default: `./dist/${folder}.js` };
  const entries = [...Object.entries(manifest.exports), [`./${folder}`, entry] as const];
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify({ ...manifest, exports: Object.fromEntries(sorted) }, null, 2)}\n`;
}

/** Inserts a line before the first matching line that sorts after it. */
function withSortedLine(text: string, lines: RegExp, line: string): string {
  const all = [...text.matchAll(lines)];
  const keyOf = (one: string) => /from '(.*)'/.exec(one)?.[1] ?? one;
  const next = all.find(([one]) => keyOf(one) > keyOf(line));
  const last = all.at(-1);
  const at = next?.index ?? (last ? last.index + last[0].length : text.length);
  return text.slice(0, at) + line + text.slice(at);
}

const indexOf = (name: string, folder: string) => `export { ${name} } from './${folder}';
export type { ${name}Props } from './${folder}';
`;

const componentOf = (name: string, folder: string) => `import { forwardRef, type HTMLAttributes } from 'react';
import { cx } from '../lib/cx';
import * as styles from './${folder}.css';

export type ${name}Props = HTMLAttributes<HTMLDivElement>;

/** Say in one sentence what it is for. */
export const ${name} = forwardRef<HTMLDivElement, ${name}Props>(function ${name}({ className, ...rest }, ref) {
  return <div ref={ref} className={cx(styles.root, className)} {...rest} />;
});
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
