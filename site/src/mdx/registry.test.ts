import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { compileBody } from '../build/compile/compile-body';
import { parseMdx } from '../build/compile/parse-mdx';
import { MDX_REGISTRY } from './registry';

const guide = readFileSync(join(import.meta.dirname, '../../../docs/writing.md'), 'utf8');
const rows = guide.split('\n').filter((line) => line.startsWith('| `<'));
/** What explains a component: its lines of the table, and what is said above the table for all. */
const explained = (name: string) => rows.filter((row) => new RegExp(`\`<${name}[ >]`).test(row)).join('\n');
const forAll = guide.slice(guide.indexOf('## The body'), guide.indexOf('| component'));

it('has at most fifteen names', () => {
  expect(MDX_REGISTRY.size).toBeLessThanOrEqual(15);
});

describe.each([...MDX_REGISTRY])('docs/writing.md on <%s>', (name, { schema }) => {
  it('explains it', () => {
    expect(explained(name)).not.toBe('');
  });

  it.each(Object.entries<z.ZodType>(schema.shape))(
    'names its attribute "%s" and the values it may have',
    (key, type) => {
      expect(explained(name)).toContain(`${key}="`);
      for (const value of valuesOf(type)) expect(explained(name) + forAll).toMatch(new RegExp(`[\`"]${value}[\`"]`));
    },
  );
});

it('shows only what the build takes', () => {
  const tags = rows.flatMap((row) => row.match(/<[A-Z][^<>]*"[^<>]*>/g) ?? []);
  expect(tags.length).toBeGreaterThan(8);
  for (const tag of tags) {
    const [, name = ''] = /<(\w+)/.exec(tag) ?? [];
    // "…" stands for words of the writer, or for one of the values that follow.
    const sample = tag
      .replace(/ (\w+)="…"/g, (_, key: string) => ` ${key}="${sampleOf(name, key)}"`)
      .replace(/ ?\/?>$/, '');
    const markdown = parseMdx('writing.md', `${sample}>\n\ntext\n\n</${name}>`);
    expect(() => compileBody('writing.md', markdown, MDX_REGISTRY), tag).not.toThrow();
  }
});

function valuesOf(type: z.ZodType): string[] {
  if (type instanceof z.ZodOptional) return valuesOf(type.unwrap() as z.ZodType);
  if (type instanceof z.ZodEnum) return type.options.map(String);
  return type instanceof z.ZodLiteral ? [...type.values].map(String) : [];
}

function sampleOf(name: string, key: string): string {
  const shape: Record<string, z.ZodType> | undefined = MDX_REGISTRY.get(name)?.schema.shape;
  const type = shape?.[key];
  const samples = [...(type ? valuesOf(type) : []), 'words', '/page'];
  return samples.find((sample) => type?.safeParse(sample).success) ?? '';
}
