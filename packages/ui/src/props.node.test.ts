import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentsOf } from '../../../.storybook/docgen.ts';
import { exportedByFolder } from '../../../.storybook/exported.ts';

const ui = join(import.meta.dirname, '..');
const entries = globSync('src/{*/index,internal/*}.ts', { cwd: ui }).map((file) => join(ui, file));

/** The rows of Storybook's prop tables: the props of each public component, as the compiler reads them. */
const rows = componentsOf(entries)
  .filter(({ displayName }) => /^[A-Z]/.test(displayName))
  .flatMap(({ filePath, displayName, props }) =>
    Object.values(props).map((prop) => ({
      row: `${basename(dirname(filePath))}: ${displayName} ${prop.name}`,
      ...prop,
    })),
  );
const namesOf = (some: typeof rows) => some.map(({ row }) => row);

it('finds the props', () => {
  expect(rows.length).toBeGreaterThan(200);
});

it('has a description of each prop', () => {
  expect(namesOf(rows.filter(({ name, description }) => !description && name !== 'children'))).toEqual([]);
});

it('has a readable type for each prop', () => {
  expect(namesOf(rows.filter(({ type }) => /^(?:any|unknown)?$/.test(type.name)))).toEqual([]);
});

it('has a default for each optional boolean prop', () => {
  const isSwitch = ({ type, required }: (typeof rows)[number]) => !required && type.name === 'boolean';
  expect(namesOf(rows.filter((row) => isSwitch(row) && !row.defaultValue))).toEqual([]);
});

describe('functions and types', () => {
  const pages = exportedByFolder();
  const told = Object.entries(pages).flatMap(([folder, { here }]) => here.map((one) => ({ folder, ...one })));

  it('are documented on the page of their component', () => {
    const namesIn = (folder: string) => pages[folder]?.here.map(({ name }) => name);
    expect(namesIn('toast')).toEqual(expect.arrayContaining(['toast', 'useToasts', 'ToastOptions', 'ToastHandle']));
    expect(namesIn('cookie-consent')).toEqual(expect.arrayContaining(['useConsent', 'VisitorLocation']));
    // A prop uses these types, but no module exports them.
    expect(namesIn('field')).toEqual(['Choice', 'Option']);
    expect(pages.footer?.elsewhere).toContainEqual(['NavigationGroup', 'navigation-menu']);
  });

  it('have a description, and one of each field', () => {
    const unsaid = told.flatMap(({ folder, name, description, fields }) => [
      ...(description ? [] : [`${folder}: ${name}`]),
      ...fields.filter((field) => !field.description).map((field) => `${folder}: ${name}.${field.name}`),
    ]);
    expect(unsaid).toEqual([]);
  });

  it('have readable types', () => {
    const texts = told.flatMap(({ definition, fields }) => [definition ?? '', ...fields.map(({ type }) => type)]);
    expect(texts.filter((text) => /\bany\b|\[Name in/.test(text) || text.length > 300)).toEqual([]);
  });
});
