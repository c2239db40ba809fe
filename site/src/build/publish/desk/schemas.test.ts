import type { JsonSchema } from '@tutoring/domain/desk';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MDX_REGISTRY } from '../../../mdx/registry';
import { deskSchemas } from './schemas';

const site = join(import.meta.dirname, '../../../..');
const { data, frontmatter, components } = deskSchemas(site, MDX_REGISTRY);

/** The fields of a schema without a title, by path. Fields named in the data itself need none. */
function untitled({ properties = {}, items, additionalProperties, anyOf = [] }: JsonSchema, path = ''): string[] {
  const below = typeof additionalProperties === 'object' ? additionalProperties : {};
  return [
    ...Object.entries(properties).flatMap(([name, schema]) => [
      ...(schema.title === undefined && name !== 'placeholder' && name !== 'value' ? [`${path}.${name}`] : []),
      ...untitled(schema, `${path}.${name}`),
    ]),
    ...(items ? untitled(items, `${path}[]`) : []),
    ...untitled2(below, anyOf, path),
  ];
}
const untitled2 = (below: JsonSchema, anyOf: readonly JsonSchema[], path: string) => [
  ...(Object.keys(below).length > 0 ? untitled(below, `${path}.*`) : []),
  ...anyOf.flatMap((one) => untitled(one, path)),
];

it('has a schema for each data file', () => {
  const files = globSync('**/*.yaml', { cwd: join(site, 'data') }).map((file) => `site/data/${file}`);
  expect(Object.keys(data).sort()).toEqual(files.sort());
});

it.each(Object.keys(data).filter((file) => !file.includes('chat-intents')))(
  'labels each field of %s, for owners who do not read YAML',
  (file) => {
    expect(data[file]?.title).toBeTruthy();
    expect(untitled(data[file] ?? {})).toEqual([]);
  },
);

it('asks only articles for what articles need', () => {
  expect(frontmatter['article']?.required).toContain('claim');
  expect(frontmatter['service']?.required).toEqual(['title', 'description', 'template']);
  expect(frontmatter['service']?.properties).not.toHaveProperty('claim');
  expect(frontmatter['article']?.properties?.['date']).toMatchObject({ type: 'string', format: 'date' });
});

describe.each(components)('<$name>', ({ name, description, snippet, attributes }) => {
  it('says what it shows, with an example that begins with it', () => {
    expect(description).toMatch(/\.$/);
    expect(snippet).toMatch(new RegExp(`^<${name}[ >]`));
  });

  it('describes each attribute', () => {
    for (const attribute of Object.values(attributes.properties ?? {})) expect(attribute.description).toMatch(/\.$/);
  });

  it('has what it requires in its example', () => {
    const [tag = ''] = /^<[^>]*>/.exec(snippet) ?? [];
    const written = Object.fromEntries(
      [...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value]) => [key, value]),
    );
    // An example leaves some texts open.
    const result = MDX_REGISTRY.get(name)?.schema.safeParse(written);
    const wrong = result?.error?.issues.filter(({ path: [key] }) => written[String(key)] !== '…');
    expect(wrong ?? []).toEqual([]);
  });
});
