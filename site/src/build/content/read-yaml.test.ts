import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { readYaml } from './read-yaml';

const file = join(mkdtempSync(join(tmpdir(), 'yaml-')), 'data.yaml');
const schema = z.array(
  z.union([
    z.strictObject({ id: z.string(), href: z.string(), count: z.number() }),
    z.strictObject({ id: z.string(), outside: z.literal(true) }),
  ]),
);

it('reports every mistake with its line and field', () => {
  writeFileSync(file, '- id: one\n  href: /a\n  count: many\n- id: two\n  outside: true\n  titel: x\n');
  expect(() => readYaml(file, schema)).toThrow(
    new RegExp(
      `${file}:3\\n  The field "0\\.count" is wrong: .*number.*[\\s\\S]*` +
        `${file}:6\\n  The field "1\\.titel" is wrong: there is no such field\\.[\\s\\S]*2 mistakes`,
    ),
  );
});

it.each([
  ['count: "84"', 'count: 84'],
  ['count: "-0.5"', 'count: -0.5'],
])('tells the author to remove the quotes of a number: %s', (written, fixed) => {
  writeFileSync(file, `- id: a\n  href: /a\n  ${written}\n`);
  expect(() => readYaml(file, schema)).toThrow(
    `${file}:3\n  The field "0.count" is wrong: the quotes make it text, and it must be a number.\n` +
      `  Fix: remove the quotes: ${fixed}`,
  );
});

it('tells the author to put quotes around a text that looks like a number', () => {
  writeFileSync(file, '- id: 84\n  href: /a\n  count: 1\n');
  expect(() => readYaml(file, schema)).toThrow(
    'The field "0.id" is wrong: without quotes it is a number, and it must be text.\n  Fix: put quotes around it: id: "84"',
  );
});

it('tells the author to remove the quotes of true and false', () => {
  writeFileSync(file, 'placeholder: "true"\n');
  expect(() => readYaml(file, z.strictObject({ placeholder: z.boolean() }))).toThrow(
    'the quotes make it text, and it must be true or false.\n  Fix: remove the quotes: placeholder: true',
  );
});

it('says that a field is missing', () => {
  writeFileSync(file, '- id: a\n  href: /a\n');
  expect(() => readYaml(file, schema)).toThrow(
    `${file}:1\n  The field "0.count" is missing.\n  Fix: add it; the other entries of the file show the form.`,
  );
});

it('reports the line that is not valid YAML', () => {
  writeFileSync(file, '- id: one\n- id: "two\n');
  expect(() => readYaml(file, schema)).toThrow(/data\.yaml:\d+\n {2}It cannot be read/);
});

it('replaces {slug} in addresses', () => {
  writeFileSync(file, '- { id: a, href: "/why-choose-{slug}", count: 1 }\n');
  expect(readYaml(file, schema, 'sample')).toEqual([{ id: 'a', href: '/why-choose-sample', count: 1 }]);
});
