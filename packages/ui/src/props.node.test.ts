import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import { expect, it } from 'vitest';
import { DOCGEN } from '../../../.storybook/docgen.ts';

const ui = join(import.meta.dirname, '..');
const parser = withCustomConfig(join(ui, 'tsconfig.json'), DOCGEN);

/** The rows of the tables of props in Storybook: of each public part, as the compiler reads them. */
const rows = globSync('src/*/index.ts', { cwd: ui }).flatMap((file) =>
  parser.parse(join(ui, file)).flatMap(({ displayName, props }) =>
    Object.values(props).map((prop) => ({ row: `${basename(dirname(file))}: ${displayName} ${prop.name}`, ...prop })),
  ),
);
const namesOf = (some: typeof rows) => some.map(({ row }) => row);

if (process.env.LIST) console.log(rows.map((r) => [r.row, r.type.name.slice(0, 110), r.required ? 'req' : JSON.stringify(r.defaultValue?.value)].join(' | ')).join('\n'));
it('reads many', () => {
  expect(rows.length).toBeGreaterThan(200);
});

it('says in a sentence what each prop is', () => {
  expect(namesOf(rows.filter(({ name, description }) => !description && name !== 'children'))).toEqual([]);
});

it('names a type that a person can read', () => {
  expect(namesOf(rows.filter(({ type }) => /^(?:any|unknown)?$/.test(type.name)))).toEqual([]);
});

it('says what holds without a yes or no', () => {
  const isSwitch = ({ type, required }: (typeof rows)[number]) => !required && type.name === 'boolean';
  expect(namesOf(rows.filter((row) => isSwitch(row) && !row.defaultValue))).toEqual([]);
});
