import type { JsonSchema } from '@tutoring/domain/desk';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { problemsIn } from '../../packages/desk/src/forms/problems-in.ts';
import { deskSchemas } from '../../site/src/build/publish/desk/schemas.ts';
import { MDX_REGISTRY } from '../../site/src/mdx/registry.ts';

const root = join(import.meta.dirname, '../..');
const { data, frontmatter } = deskSchemas(join(root, 'site'), MDX_REGISTRY);
const problems = (path: string, schema: JsonSchema | undefined, yaml: string) =>
  schema === undefined
    ? [`${path} has no form.`]
    : problemsIn(schema, yaml).map(({ label, message }) => `${path} ${label}: ${message}`);

// A form that refuses what the build accepts would keep the owner from saving anything else of the file.
it('finds nothing to correct in the fields of data that the build accepts', () => {
  const found = Object.keys(data).flatMap((path) => problems(path, data[path], readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual([]);
});

it('finds nothing to correct in the fields of pages that the build accepts', () => {
  const found = globSync('site/content/**/*.mdx', { cwd: root }).flatMap((path) => {
    const [, yaml = ''] = /^---\n([\s\S]*?)^---$/m.exec(readFileSync(join(root, path), 'utf8')) ?? [];
    const [, template = ''] = /^template: (\w+)/m.exec(yaml) ?? [];
    return problems(path, frontmatter[template], yaml);
  });
  expect(found).toEqual([]);
});
