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

it('reports the line that is not valid YAML', () => {
  writeFileSync(file, '- id: one\n- id: "two\n');
  expect(() => readYaml(file, schema)).toThrow(/data\.yaml:\d+\n {2}It cannot be read/);
});

it('replaces {slug} in addresses', () => {
  writeFileSync(file, '- { id: a, href: "/why-choose-{slug}", count: 1 }\n');
  expect(readYaml(file, schema, 'sample')).toEqual([{ id: 'a', href: '/why-choose-sample', count: 1 }]);
});
