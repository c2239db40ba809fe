import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { componentsOf } from '../../../.storybook/docgen.ts';

const ui = join(import.meta.dirname, '..');
const entries = globSync('src/*/index.ts', { cwd: ui }).map((file) => join(ui, file));

/** The rows of the tables of props in Storybook: of each public part, as the compiler reads them. */
const rows = componentsOf(entries)
  .filter(({ displayName }) => /^[A-Z]/.test(displayName))
  .flatMap(({ filePath, displayName, props }) =>
    Object.values(props).map((prop) => ({
      row: `${basename(dirname(filePath))}: ${displayName} ${prop.name}`,
      ...prop,
    })),
  );
const namesOf = (some: typeof rows) => some.map(({ row }) => row);

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
